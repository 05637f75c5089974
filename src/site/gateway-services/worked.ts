import type { ProvenFigure } from '../../figures/worked-figure.ts';

/** The order on the checkout in the hero, and in its description. */
export const gatewayServices: readonly ProvenFigure[] = [{ figure: '$86.40', sum: '80.00 + 6.40' }];
