import { z } from 'astro/zod';
import { claimRef } from './claim.ts';
import { heading, paragraph } from './copy.ts';

/** An anchor: lower case, words joined by hyphens. */
const anchor = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens');

/** Questions with their answers. */
export const questions = z
  .array(
    z.strictObject({
      id: anchor.describe("Hash of the entry's address."),
      title: heading,
      text: paragraph,
      claim: claimRef.optional().describe('The claim in the answer, whose qualifier ends it.'),
    }),
  )
  .min(3);
export type Questions = z.infer<typeof questions>;
