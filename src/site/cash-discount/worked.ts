import type { ProvenFigure } from '../../figures/worked-figure.ts';

/** What the savings calculator shows without script, wherever it stands. */
export const calculatorTable: readonly ProvenFigure[] = [
  { figure: '$10,000', sample: 'monthly volume in the calculator’s table' },
  { figure: '$350', sum: '10000 * 0.035' },
  { figure: '$4,200', sum: '10000 * 0.035 * 12' },
  { figure: '$50,000', sample: 'monthly volume in the calculator’s table' },
  { figure: '$1,750', sum: '50000 * 0.035' },
  { figure: '$21,000', sum: '50000 * 0.035 * 12' },
];

/** The order from the board, the demo's ticket, the drawings, the calculator's table and the answer about the whole cost. */
export const cashDiscount: readonly ProvenFigure[] = [
  { figure: '$30.00', sum: '5 + 2 * 4 + 8 + 9' },
  { figure: '$30.90', sum: '30.00 * 1.03' },
  { figure: '$100.00', sample: 'ticket of the dual price demo' },
  { figure: '$103.00', sum: '100 * 1.03' },
  { figure: '$100', sample: 'ticket of the training sentence' },
  { figure: '$103', sum: '100 * 1.03' },
  { figure: '$3.61', sum: '103 * 0.035' },
  { figure: '$0.61', sum: '3.61 - (103 - 100)' },
  ...calculatorTable,
];
