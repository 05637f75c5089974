import type { Example } from '../example.ts';
import { Receipt } from './Receipt.tsx';

const items = [
  { label: '2 flat whites', value: '9.00' },
  { label: 'Country loaf', value: '7.50' },
] as const;

export const examples: readonly Example[] = [
  {
    title: 'With a number and a total',
    content: (
      <Receipt
        title="Corner bakery"
        mark="No. 0184"
        groups={[items, [{ label: 'Cash price', value: '$16.50', look: 'total' }]]}
      />
    ),
  },
  {
    title: 'Out of the slot, with what is kept',
    content: (
      <Receipt title="This month" slot groups={[[{ label: 'Card fees offset', value: '$875', look: 'money' }]]}>
        <p>An example, not an offer.</p>
      </Receipt>
    ),
  },
  {
    title: 'Printed on paper that is there already, with a barcode',
    content: (
      <Receipt bare barcode title="A year" groups={[[{ label: 'Card fees', value: '$10,500', look: 'total' }]]} />
    ),
  },
];
