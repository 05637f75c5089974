import type { ProvenFigure } from '../../figures/worked-figure.ts';

/** What stands on the screens of the street in the hero. */
export const merchantServices: readonly ProvenFigure[] = [
  { figure: '$4.50', sample: 'Parking kiosk: price of a stay' },
];
