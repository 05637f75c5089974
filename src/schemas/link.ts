import { readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import { routes } from '../routes.ts';
import { label } from './copy.ts';

const articles = readdirSync('src/content/blog').map((file) => `/blog/${file.replace(/\.mdx$/, '')}`);
const known: ReadonlySet<string> = new Set([...Object.values(routes), ...articles]);

/** A place on this site: a route of the table or an article, with or without a hash, or a hash of the same page. */
export const destination = z.string().refine((to) => to.startsWith('#') || known.has(to.split('#')[0] ?? ''), {
  error: ({ input }) => `“${String(input)}” is not a route of this site`,
});

/** A link with its words. */
export const link = z.strictObject({ label, to: destination });
