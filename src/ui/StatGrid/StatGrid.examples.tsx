import type { Example } from '../example.ts';
import { type Stat, StatGrid } from './StatGrid.tsx';

const stats: readonly Stat[] = [
  { value: '2 days', wording: 'from batch to bank account' },
  { value: '24/7', wording: 'help on the phone' },
  { value: '184', wording: 'payments in a day' },
];

export const examples: readonly Example[] = [
  { title: 'Figures', content: <StatGrid id="figures" stats={stats} markLabel="Note {number}" /> },
  {
    title: 'Figures that share a qualifier',
    content: (
      <StatGrid
        id="qualified"
        markLabel="Note {number}"
        stats={stats.map((stat, index) =>
          index === 1 ? stat : { ...stat, note: 'A sample, as the example bakery has it.' },
        )}
      />
    ),
  },
];
