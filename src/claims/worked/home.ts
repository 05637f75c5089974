import type { ProvenFigure } from './worked-figure.ts';

const receipt = 'Juniper St. Bakery receipt: 2 × Morning bun, 1 × Filter coffee, 1 × Country loaf';

/** The receipt in the hero: its lines, and the two prices they come to. */
export const home: readonly ProvenFigure[] = [
  { figure: '$9.00', sample: receipt },
  { figure: '$3.50', sample: receipt },
  { figure: '$11.50', sample: receipt },
  { figure: '$24.00', sum: '9.00 + 3.50 + 11.50' },
  { figure: '$24.72', sum: '24.00 * 1.03' },
];
