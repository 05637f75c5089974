import { formatMoney } from '../../lib/money.ts';
import type { NumberLimits } from '../../lib/read-within.ts';
import type { Example } from '../example.ts';
import { troubleWords } from '../NumberField/NumberField.examples.tsx';
import { useNumber } from '../NumberField/use-number.ts';
import { Receipt } from '../Receipt/Receipt.tsx';
import { Worksheet } from './Worksheet.tsx';

const limits: NumberLimits = { unit: '$', least: 0, most: 900_000_00 };

/** A year's card volume from a month's: the least that a sheet can work out. */
function YearOfVolume({ id }: { readonly id: string }) {
  const month = useNumber(limits, 25_000_00);
  const year = formatMoney(month.value * 12);
  return (
    <Worksheet
      id={id}
      label="Card volume in a year"
      words={troubleWords}
      fields={[
        {
          id: `${id}-month`,
          label: 'Card volume a month',
          number: month,
          slider: { min: 0, max: 100_000, step: 500 },
        },
      ]}
      result={<Receipt title="In a year" groups={[[{ label: 'Card volume', value: year, look: 'total' }]]} />}
      below={<p className="fine">Twelve months like this one.</p>}
      announcement={`Card volume in a year: ${year}.`}
    />
  );
}

export const examples: readonly Example[] = [
  { title: 'Numbers in, result out', content: <YearOfVolume id="year" />, live: true },
];
