import { z } from 'astro/zod';
import type { OfficeView } from '../../brand/brand.schema.ts';
import { brand } from '../../brand.ts';
import { art } from '../../fields/art.ts';
import { copy, copyIfKnown, heading, knownLines, label, sentence } from '../../fields/copy.ts';
import { page, section } from '../../fields/page.ts';
import { questions } from '../../fields/questions.ts';
import { officeScene } from './office-scene.ts';

const mailbox = z.strictObject({ title: label, text: sentence });

/** The contact page; mailboxes, offices and social links come from the brand file. */
export const schema = page.extend({
  letter: z.strictObject({
    title: heading,
    lead: sentence,
    to: label.describe('Stands before the mailbox at the head of the form.'),
    art: art.describe('The stamp on the letter.'),
    mailboxes: z.strictObject({ sales: mailbox, support: mailbox }),
    telephone: z
      .strictObject({ title: label, number: copyIfKnown(24), hours: copyIfKnown(60) })
      .describe('Once there is a number: the number itself, and when it is answered.'),
    post: z
      .strictObject({ title: label, lines: knownLines(200) })
      .describe('The company and its address, line by line.'),
    notice: copyIfKnown(240).describe('What visitors may look for and not find.'),
  }),
  offices: z
    .strictObject({
      title: heading,
      views: z
        .strictObject({ capitol: copy(140), creek: copy(140), street: copy(140) } satisfies Record<OfficeView, unknown>)
        .describe('What each view of a city shows, of which the brand file names one an office.'),
    })
    .transform(({ views, ...words }) => ({
      ...words,
      art: brand.offices.map(({ view }, index) => ({ scene: officeScene(index), alt: views[view] })),
    })),
  questions: section.extend({
    write: label.describe('Leads back up to the form.'),
    entries: questions,
  }),
});
export type Page = z.infer<typeof schema>;
