import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, copyIfKnown, knownLines, knownRows, label, sentence } from '../../fields/copy.ts';
import { destination, link } from '../../fields/link.ts';

const describedLink = z.strictObject({
  label,
  text: copy(60).describe('What lies behind the link, under its label.'),
  to: destination,
  art: art.describe('The small drawing beside it.'),
});

/** The example that the menu prints, line by line. */
const example = z.strictObject({
  title: label,
  rows: z.array(z.strictObject({ label, value: label })).min(1),
  link,
});

/** The header's navigation and the footer's groups. Together they reach every route. */
export const navigation = z.strictObject({
  solutions: z
    .strictObject({ label, overview: link, links: z.array(describedLink), example })
    .describe('The group that opens under one button.'),
  links: z.array(link),
  footer: z.array(z.strictObject({ title: label, links: z.array(link) })),
  telephone: z
    .strictObject({ number: copyIfKnown(24), hours: copyIfKnown(60) })
    .describe('The number to call and when it is answered.'),
  trademarks: sentence,
  disclosures: knownLines(400).describe('Lines that an owner may be obliged to show.'),
  documents: knownRows(200).describe('What a website has to offer: its name, and its address.'),
});
export type Navigation = z.infer<typeof navigation>;
