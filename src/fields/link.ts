import { z } from 'astro/zod';
import { didYouMean } from '../lib/did-you-mean.ts';
import { articlePaths, pagePaths } from '../site/addresses.ts';
import { label } from './copy.ts';
import type { FieldMeta } from './field-meta.ts';

const known = (): readonly string[] => [...pagePaths(), ...articlePaths()];

/** A place on this site: a route of the table or an article, with or without a hash, or a hash of the same page. */
export const destination = z
  .string()
  .refine((to) => to.startsWith('#') || known().includes(to.split('#')[0] ?? ''), {
    error: ({ input }) => `“${String(input)}” is not a page of this site${didYouMean(String(input), known())}`,
  })
  .meta({ names: 'page' } satisfies FieldMeta);

/** A link with its words. */
export const link = z.strictObject({ label, to: destination });
