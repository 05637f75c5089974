import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, heading, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, opening, page, section, statistics } from '../../fields/page.ts';

const point = copy(110);

/** The eight industries in the specification's order. */
const industries = z.strictObject({
  title: heading,
  needs: label.describe('Heads of the two lists of an entry.'),
  use: label,
  entries: z
    .array(
      z.strictObject({
        id: copy(40).describe("Hash of the entry's address."),
        title: heading,
        hint: label.describe('What the entry is about, beside its title.'),
        text: sentence,
        art,
        vignette: art.describe('Stands in the row of the entry.'),
        needs: z.array(point).length(3),
        use: z.array(z.strictObject({ what: point, link })).length(3),
      }),
    )
    .length(8),
});

/** Which industry is paid in which ways; every way of a row must be one of the columns. */
const map = section
  .extend({
    caption: heading,
    industry: label.describe('Head of the column of names.'),
    ways: z.array(label).length(6),
    yes: label.describe('The tick in a cell, as it is read aloud.'),
    own: label.describe('Heads the row that the visitor fills in.'),
    rows: z.array(z.strictObject({ name: label, ways: z.array(label).min(1) })).length(8),
  })
  .refine(({ ways, rows }) => rows.every((row) => row.ways.every((way) => ways.includes(way))), {
    path: ['rows'],
    error: 'name a way that is not one of the columns',
  });

/** The page of the industries served. */
export const schema = page.extend({
  hero: opening.extend({
    choose: link,
    halves: z
      .array(z.strictObject({ name: label, text: sentence, art }))
      .length(2)
      .describe('The two set-ups that the headline compares.'),
  }),
  industries,
  statistics,
  map,
  call: closingCall,
});
export type Page = z.infer<typeof schema>;
