import { z } from 'astro/zod';
import { factorOf } from '../figures/amounts.ts';
import { figureEquals } from '../figures/arithmetic.ts';
import { figuresIn } from '../figures/figures.ts';
import { claim, isClaimId } from '../figures/ledger.ts';

/** A % or $ figure as printed: "$24.72", "0.7%". */
const figure = z.string().refine((printed) => figuresIn(printed)[0] === printed, {
  error: ({ input }) => `“${String(input)}” is not one % or $ figure`,
});

/** Arithmetic with a number for each `{claim.id}`. Throws where that is no claim. */
function withNumbers(sum: string): string {
  return sum.replace(/\{([^{}]*)\}/g, (token, id: string) => {
    if (isClaimId(id)) return String(factorOf(claim(id)));
    throw new SyntaxError(`${token} is not in the claims ledger`);
  });
}

const proven = z
  .union(
    [
      // As in “30000 * 0.0275”; gives the figure, rounded as printed. `{claim.id}` stands for what a claim states.
      z.strictObject({ figure, sum: z.string() }),
      z.strictObject({ figure, sample: z.string().trim().min(1) }),
      z.strictObject({ figures: z.array(figure).min(2), sample: z.string().trim().min(1) }),
    ],
    { error: 'needs a figure as printed, and the sum that gives it or the sample that it is part of' },
  )
  .superRefine((worked, context) => {
    if (!('sum' in worked)) return;
    try {
      if (figureEquals(worked.figure, withNumbers(worked.sum))) return;
      context.addIssue({ code: 'custom', message: `${worked.figure} is not what ${worked.sum} gives` });
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    }
  });

/**
 * The % and $ figures that stand on a page without being claims, each proven once: worked out, or made up for a sample, such
 * as the screen of a device, which may list several. Drawings are part of the page.
 */
export const worked = z
  .array(proven)
  .transform((all) => all.flatMap((each) => ('figures' in each ? each.figures : [each.figure])))
  .superRefine((figures, context) => {
    for (const [index, printed] of figures.entries()) {
      if (figures.indexOf(printed) < index) context.addIssue({ code: 'custom', message: `${printed} is listed twice` });
    }
  });
