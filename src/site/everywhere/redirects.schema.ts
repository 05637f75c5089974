import { z } from 'astro/zod';
import { didYouMean } from '../../lib/did-you-mean.ts';
import { routes } from '../../routes.ts';
import { articlePaths, awaitedArticles, pagePaths } from '../addresses.ts';

/** Every character stands for itself, whichever host reads it. */
const oldAddress = z
  .string()
  .regex(/^(\/[\w.~-]+)+$/, 'is not an address like /old-name: letters, digits, “-”, “_”, “.” and “~” between slashes');

const redirect = z.strictObject({
  from: oldAddress.describe('With a slash behind it or without.'),
  to: z.string(),
  permanent: z.boolean().default(true).describe('Whether browsers and search engines may forget the old address.'),
});
export type Redirect = z.infer<typeof redirect>;

/** What a redirect may lead to. */
const targets = (): readonly string[] => [...pagePaths(), ...articlePaths(), routes.feed];

/** Where a redirect leads by way of others, step by step: the last is no redirect itself, or stands there for the second time. */
function wayOf({ from }: Redirect, all: readonly Redirect[]): readonly string[] {
  const way = [from];
  for (;;) {
    const next = all.find((each) => each.from === way.at(-1))?.to;
    if (next === undefined) return way;
    way.push(next);
    if (way.indexOf(next) < way.length - 1) return way;
  }
}

/** What is wrong with where a redirect leads; nothing if it is known and leads no further. */
function targetProblem(redirect: Redirect, all: readonly Redirect[]): string | undefined {
  const way = wayOf(redirect, all);
  const last = way.at(-1) ?? '';
  if (way.indexOf(last) < way.length - 1) return `leads in a circle: ${way.join(' → ')}`;
  if (way.length > 2) return `“${redirect.to}” leads on to ${last}; write that, so that one step is enough`;
  return targets().includes(redirect.to)
    ? undefined
    : `“${redirect.to}” is not a page of this site${didYouMean(redirect.to, targets())}`;
}

/** What is wrong with an old address; nothing if it leads nowhere by itself. */
function originProblem({ from }: Redirect, before: readonly Redirect[]): string | undefined {
  const page = from.replace(/\.html$/, '').replace(/^\/index$/, routes.home);
  if ([...targets(), ...awaitedArticles().keys()].includes(page)) {
    return page === from
      ? `“${from}” is a page of this site; take this away, or the page`
      : `“${from}” leads to ${page} by itself`;
  }
  return before.some((other) => other.from === from) ? `“${from}” stands here already` : undefined;
}

/** Addresses that have changed, and where each leads. */
export const redirects = z.strictObject({
  redirects: z.array(redirect).superRefine((all, context) => {
    for (const [index, each] of all.entries()) {
      const problems = { from: originProblem(each, all.slice(0, index)), to: targetProblem(each, all) };
      for (const [field, message] of Object.entries(problems)) {
        if (message !== undefined) context.addIssue({ code: 'custom', path: [index, field], message });
      }
    }
  }),
});
