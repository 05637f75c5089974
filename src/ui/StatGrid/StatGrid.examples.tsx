import type { Example } from '../example.ts';
import { type Stat, StatGrid } from './StatGrid.tsx';

const note = 'A sample, as the example bakery has it.';
const stats: readonly Stat[] = [
  { value: '2 days', wording: 'from batch to bank account', note },
  { value: '24/7', wording: 'help on the phone' },
  { value: '184', wording: 'payments in a day', note },
];

export const examples: readonly Example[] = [
  {
    title: 'Figures, of which two share a qualifier',
    content: <StatGrid id="figures" stats={stats} markLabel="Note {number}" />,
  },
];
