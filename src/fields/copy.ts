import { z } from 'astro/zod';
import { brandTokens } from '../brand.ts';
import { resolveTokens } from '../figures/resolve.ts';

/**
 * A piece of copy of at most `max` characters as shown. `{claim.id}` stands for a figure of the claims ledger and
 * `{brand.name}` for a brand fact; anything else in braces fails the build.
 */
export const copy = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .transform((text, context) => {
      const resolved = resolveTokens(text, brandTokens);
      for (const token of resolved.unknown) {
        context.addIssue({ code: 'custom', message: `${token} is neither a claim of the ledger nor a brand fact` });
      }
      if (resolved.text.length > max) {
        context.addIssue({
          code: 'custom',
          message: `is ${resolved.text.length} characters long; at most ${max} fit here`,
        });
      }
      return resolved.text;
    });

/** A short label: a button, a link, a column head. */
export const label = copy(40);
/** A heading of a section or a card. */
export const heading = copy(80);
/** A sentence or two. */
export const sentence = copy(240);
/** A paragraph. */
export const paragraph = copy(520);
