import { z } from 'astro/zod';
import { heading, label, sentence } from './copy.ts';
import { link } from './link.ts';

/** The call that closes a page: its words, and the ways on beside the button that opens the lead dialog. */
export const closingCall = z.strictObject({
  title: heading,
  text: sentence,
  /** Words of the button, where the usual ones do not fit. */
  button: label.optional(),
  /** Stands before the sales mailbox, where the call names it. */
  write: label.optional(),
  links: z.array(link).max(2).default([]),
});
export type ClosingCallWords = z.infer<typeof closingCall>;
