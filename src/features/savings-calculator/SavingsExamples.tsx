import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { savings as words } from '../../site/everywhere/words.yaml';
import { Table } from '../../ui/Table/Table.tsx';
import { type SavingsInput, savings } from './savings.ts';

/** What of the example and of two other monthly volumes is offset, for visitors without script. Apart from the calculator, which need not carry a table. */
export function SavingsExamples({ volume, rate, difference }: SavingsInput) {
  return (
    <Table
      figures
      caption={fill(words.examples, { rate: formatRate(rate), difference: formatRate(difference) })}
      columns={[words.volume, words.feesMonth, words.offsetMonth, words.leftMonth]}
      rows={[1_000_000, volume, 5_000_000].map((amount) => {
        const { fees, offset, left } = savings({ volume: amount, rate, difference });
        return [formatMoney(amount), formatMoney(fees.month), formatMoney(offset.month), formatMoney(left.month)];
      })}
    />
  );
}
