import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copyIfKnown, heading, knownLines, label, sentence } from '../../fields/copy.ts';
import { page, section } from '../../fields/page.ts';
import { questions } from '../../fields/questions.ts';

const mailbox = z.strictObject({ title: label, text: sentence });

/** The contact page; mailboxes, offices and social links come from the brand file. */
export const schema = page.extend({
  letter: z.strictObject({
    title: heading,
    lead: sentence,
    /** Stands before the mailbox at the head of the form. */
    to: label,
    /** The stamp on the letter. */
    art,
    mailboxes: z.strictObject({ sales: mailbox, support: mailbox }),
    /** Once there is a number: the number itself, and when it is answered. */
    telephone: z.strictObject({ title: label, number: copyIfKnown(24), hours: copyIfKnown(60) }),
    /** The company and its address, line by line. */
    post: z.strictObject({ title: label, lines: knownLines(200) }),
    /** What visitors may look for and not find. */
    notice: copyIfKnown(240),
  }),
  offices: z.strictObject({
    title: heading,
    /** A view of each office's city, in the brand file's order. */
    art: z.array(art).length(2),
  }),
  questions: section.extend({ entries: questions }),
});
export type Page = z.infer<typeof schema>;
