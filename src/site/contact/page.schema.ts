import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { claimRef } from '../../fields/claim.ts';
import { copy, heading, label, paragraph, sentence } from '../../fields/copy.ts';
import { meta } from '../../fields/meta.ts';

const mailbox = z.strictObject({ title: label, text: sentence });

/** The contact page; mailboxes, offices and social links come from the brand file. */
export const schema = z.strictObject({
  meta,
  letter: z.strictObject({
    title: heading,
    lead: sentence,
    /** Stands before the mailbox at the head of the form. */
    to: label,
    /** The stamp on the letter. */
    art,
    mailboxes: z.strictObject({ sales: mailbox, support: mailbox }),
  }),
  offices: z.strictObject({
    title: heading,
    /** A view of each office's city, in the brand file's order. */
    art: z.array(art).length(2),
  }),
  questions: z.strictObject({
    title: heading,
    intro: sentence,
    items: z
      .array(
        z.strictObject({
          /** Hash of the entry's address. */
          id: copy(40),
          title: heading,
          text: paragraph,
          /** The claim whose qualifier is printed under the answers. */
          claim: claimRef.optional(),
        }),
      )
      .length(5),
  }),
});
export type Page = z.infer<typeof schema>;
