import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, heading, label, sentence } from '../../fields/copy.ts';
import { link } from '../../fields/link.ts';
import { closingCall, opening, page, section, statistics } from '../../fields/page.ts';

const point = copy(110);

/** The eight industries in the specification's order. */
const industries = section.extend({
  /** Heads of the two lists of an entry. */
  needs: label,
  use: label,
  entries: z
    .array(
      z.strictObject({
        /** Hash of the entry's address. */
        id: copy(40),
        title: heading,
        /** What the entry is about, beside its title. */
        hint: label,
        text: sentence,
        art,
        /** Stands in the row of the entry. */
        vignette: art,
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
    /** Head of the column of names. */
    industry: label,
    ways: z.array(label).length(6),
    /** The tick in a cell, as it is read aloud. */
    yes: label,
    /** Heads the row that the visitor fills in. */
    own: label,
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
    /** The two set-ups that the headline compares. */
    halves: z.array(z.strictObject({ name: label, text: sentence, art })).length(2),
  }),
  industries,
  statistics,
  map,
  call: closingCall,
});
export type Page = z.infer<typeof schema>;
