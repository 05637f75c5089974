import type { ProvenFigure } from '../../figures/worked-figure.ts';

const receipt = 'Juniper St. Bakery receipt: 2 × Morning bun, 1 × Filter coffee, 1 × Country loaf';

/** The receipt in the hero: its lines at card price, as posted, and the two prices they come to. */
export const home: readonly ProvenFigure[] = [
  { figure: '$8.24', sample: receipt },
  { figure: '$4.12', sample: receipt },
  { figure: '$12.36', sample: receipt },
  { figure: '$24.72', sum: '8.24 + 4.12 + 12.36' },
  { figure: '$24.00', sum: '24.72 / 1.03' },
];
