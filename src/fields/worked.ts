import { z } from 'astro/zod';
import { figureEquals, withNumbers } from '../figures/arithmetic.ts';
import { printed } from '../figures/claim.schema.ts';
import { claim, isClaimId } from '../figures/ledger.ts';

function valueNamed(id: string): string {
  if (isClaimId(id)) return claim(id).value;
  throw new SyntaxError(`{${id}} is not in the claims ledger`);
}

const proven = z
  .union(
    [
      // As in “30000 * 0.0275”; gives the figure, rounded as printed. `{claim.id}` stands for what a claim states.
      z.strictObject({ figure: printed, sum: z.string() }),
      z.strictObject({ figure: printed, sample: z.string().trim().min(1) }),
      z.strictObject({ figures: z.array(printed).min(2), sample: z.string().trim().min(1) }),
    ],
    { error: 'needs a figure as printed, and the sum that gives it or the sample that it is part of' },
  )
  .superRefine((worked, context) => {
    if (!('sum' in worked)) return;
    try {
      if (figureEquals(worked.figure, withNumbers(worked.sum, valueNamed))) return;
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
    for (const [index, figure] of figures.entries()) {
      if (figures.indexOf(figure) < index) context.addIssue({ code: 'custom', message: `${figure} is listed twice` });
    }
  });
