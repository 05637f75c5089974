import { z } from 'astro/zod';
import { didYouMean } from '../lib/did-you-mean.ts';
import { articlePaths, awaitedArticles, isOpen, pagePaths } from '../site/addresses.ts';
import { label } from './copy.ts';
import type { FieldMeta } from './field-meta.ts';

/** What is wrong with a link to this site on a page that is out from a day on, today if none is given. */
export function linkProblem(to: string, day?: string): string | undefined {
  const [path = ''] = to.split('#');
  if (to.startsWith('#') || isOpen(path, day)) return undefined;
  const waitsFor = awaitedArticles().get(path);
  if (waitsFor === 'draft')
    return `“${to}” is a draft, which a build leaves out; take “draft” from its head, or the link`;
  if (waitsFor !== undefined) return `“${to}” comes out on ${waitsFor}; until then a build leaves it out`;
  return `“${to}” is not a page of this site${didYouMean(to, [...pagePaths(), ...articlePaths()])}`;
}

/** A place on this site: a page or an article, with or without a hash, or a hash of the same page. */
export const destination = z
  .string()
  .superRefine((to, context) => {
    const message = linkProblem(to);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .meta({ names: 'page' } satisfies FieldMeta);

/** A link with its words. */
export const link = z.strictObject({ label, to: destination });
