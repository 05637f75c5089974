import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { range } from '../../fields/claim.ts';
import { heading, label, sentence, template } from '../../fields/copy.ts';
import { linkProblem } from '../../fields/link.ts';
import { closingCall, page } from '../../fields/page.ts';
import { articlePath } from '../../routes.ts';

/** The slug of an article that can be linked. */
const articleOnSite = z.string().superRefine((slug, context) => {
  const message = linkProblem(articlePath(slug));
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** The words around the articles: the index, the call below each article, and the feed. */
export const schema = page.extend({
  kicker: label,
  title: heading,
  intro: sentence,
  checked: template('date').describe(
    'Where to find what has changed since they were written, and the day to which that is known of all.',
  ),
  facts: z
    .strictObject({ count: template('count'), written: template('first', 'last'), feed: label })
    .describe('How many articles there are, the months of the oldest and the newest, and the link to the feed.'),
  featured: z
    .strictObject({ label, article: articleOnSite, art })
    .describe(
      'The article on the band, by slug, what is said above it, and a drawing other than its cover, which is among the cards.',
    ),
  all: heading.describe('Above the grid.'),
  recent: label,
  categories: label,
  call: closingCall.describe('The call that closes every article.'),
  closing: closingCall
    .extend({
      stub: z.strictObject({ sales: label, feesMonth: label, rate: label }),
    })
    .describe('The call that closes the list, with what its stub calls the figures of the example.'),
  usual: range.describe('What cards usually cost: what the statement check in an article measures against.'),
  feed: z.strictObject({
    title: label,
    description: sentence,
    tools: z.strictObject({ StatementCheck: sentence }).describe('Stand in for what only a page can work.'),
  }),
});
export type Page = z.infer<typeof schema>;
