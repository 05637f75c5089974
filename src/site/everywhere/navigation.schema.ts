import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, copyIfKnown, knownLines, knownRows, label, sentence } from '../../fields/copy.ts';
import { destination, link } from '../../fields/link.ts';

const describedLink = z.strictObject({
  label,
  /** What lies behind the link, under its label. */
  text: copy(60),
  to: destination,
  /** The small drawing beside it. */
  art,
});

/** The example that the menu prints, line by line. */
const example = z.strictObject({
  title: label,
  rows: z.array(z.strictObject({ label, value: label })).min(1),
  link,
});

/** The header's navigation and the footer's groups. Together they reach every route. */
export const navigation = z.strictObject({
  /** The group that opens under one button. */
  solutions: z.strictObject({ label, overview: link, links: z.array(describedLink), example }),
  links: z.array(link),
  footer: z.array(z.strictObject({ title: label, links: z.array(link) })),
  /** The number to call and when it is answered. */
  telephone: z.strictObject({ number: copyIfKnown(24), hours: copyIfKnown(60) }),
  trademarks: sentence,
  /** Lines that an owner may be obliged to show. */
  disclosures: knownLines(400),
  /** What a website has to offer: its name, and its address. */
  documents: knownRows(200),
});
export type Navigation = z.infer<typeof navigation>;
