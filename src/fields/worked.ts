import { z } from 'astro/zod';
import { figureEquals } from '../figures/arithmetic.ts';

const figure = z.string();

const proven = z
  .union([z.strictObject({ figure, sum: z.string() }), z.strictObject({ figure, sample: z.string().trim().min(1) })], {
    error: 'needs a figure as printed, and the sum that gives it or the sample that it is part of',
  })
  .superRefine((worked, context) => {
    if (!('sum' in worked)) return;
    try {
      if (figureEquals(worked.figure, worked.sum)) return;
      context.addIssue({ code: 'custom', message: `${worked.figure} is not what ${worked.sum} gives` });
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    }
  });

/** The % and $ figures that a text works out or makes up as samples, each proven once. */
export const worked = z.array(proven).superRefine((all, context) => {
  const seen = new Set<string>();
  for (const { figure: printed } of all) {
    if (seen.has(printed)) context.addIssue({ code: 'custom', message: `${printed} is listed twice` });
    seen.add(printed);
  }
});
