import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { savings as words } from '../../site/everywhere/words.yaml';
import { Table } from '../../ui/Table/Table.tsx';
import { type SavingsInput, savings } from './savings.ts';

/** What the example and two other monthly volumes would offset, for visitors without script. Apart from the calculator, which need not carry a table. */
export function SavingsExamples({ volume, rate }: SavingsInput) {
  return (
    <Table
      figures
      caption={fill(words.examples, { rate: formatRate(rate) })}
      columns={[words.volume, words.month, words.year]}
      rows={[1_000_000, volume, 5_000_000].map((amount) => {
        const saved = savings({ volume: amount, rate });
        return [formatMoney(amount), formatMoney(saved.month), formatMoney(saved.year)];
      })}
    />
  );
}
