import { z } from 'astro/zod';

const named = z.union(
  ['title', 'label', 'name', 'figure', 'id'].map((field) =>
    z.object({ [field]: z.string() }).transform((entry) => entry[field]),
  ),
);

/** What an entry of a list is known by, if it has anything that names it. */
export const nameOfEntry = (entry: unknown): string | undefined => named.safeParse(entry).data;
