import { z } from 'astro/zod';
import { articlePaths, pagePaths } from '../site/addresses.ts';
import { label } from './copy.ts';

const isKnown = (path: string): boolean => [...pagePaths(), ...articlePaths()].includes(path);

/** A place on this site: a route of the table or an article, with or without a hash, or a hash of the same page. */
export const destination = z.string().refine((to) => to.startsWith('#') || isKnown(to.split('#')[0] ?? ''), {
  error: ({ input }) => `“${String(input)}” is not a route of this site`,
});

/** A link with its words. */
export const link = z.strictObject({ label, to: destination });
