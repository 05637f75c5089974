import { z } from 'astro/zod';
import { claimRef } from './claim.ts';
import { heading, paragraph } from './copy.ts';

/** An anchor: lower case, words joined by hyphens. */
const anchor = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens');

/** Questions with their answers. */
export const questions = z
  .array(
    z.strictObject({
      /** Hash of the entry's address. */
      id: anchor,
      title: heading,
      text: paragraph,
      /** The claim in the answer, whose qualifier is printed below all answers. */
      claim: claimRef.optional(),
    }),
  )
  .min(3);
export type Questions = z.infer<typeof questions>;
