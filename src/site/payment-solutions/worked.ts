import type { ProvenFigure } from '../../figures/worked-figure.ts';

/** The amounts on the screens and papers of the page's drawings, and in their descriptions. */
export const paymentSolutions: readonly ProvenFigure[] = [
  { figure: '$480.00', sum: '320.00 + 160.00' },
  { figure: '$86.40', sum: '36.00 + 44.00 + 6.40' },
];
