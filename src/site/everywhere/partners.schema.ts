import { z } from 'astro/zod';
import { label } from '../../fields/copy.ts';
import { destination, link } from '../../fields/link.ts';

/** The technology partners by group (spec, section 1); names are set as text, never as logos. */
export const partners = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        title: label,
        names: z.array(label).min(1),
        pages: z.record(z.string(), destination).default({}).describe('Where a name has a place of its own.'),
        link: link.optional(),
      }),
    )
    .length(3),
});
export type Partners = z.infer<typeof partners>;
