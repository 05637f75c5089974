import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { savings as words } from '../../site/everywhere/words.yaml';
import { Table } from '../../ui/Table/Table.tsx';
import { exampleInput, savings } from './savings.ts';

/** Monthly volumes worked out at the example's rate, in cents. */
const exampleVolumes = [1_000_000, 2_500_000, 5_000_000] as const;

/** What three volumes would offset, for visitors without script. Apart from the calculator, which need not carry a table. */
export function SavingsExamples() {
  return (
    <Table
      figures
      caption={fill(words.examples, { rate: formatRate(exampleInput.rate) })}
      columns={[words.volume, words.month, words.year]}
      rows={exampleVolumes.map((amount) => {
        const saved = savings({ ...exampleInput, volume: amount });
        return [formatMoney(amount), formatMoney(saved.month), formatMoney(saved.year)];
      })}
    />
  );
}
