import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { numberField, ownFigures, savings as words } from '../../site/everywhere/words.yaml';
import { Button } from '../../ui/Button/Button.tsx';
import { useNumber } from '../../ui/NumberField/use-number.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { Worksheet } from '../../ui/Worksheet/Worksheet.tsx';
import '../../ui/NumberField/slider.css';
import { coveringDifference } from '../dual-price/dual-price.ts';
import { copyLink } from '../own-figures/copy-link.ts';
import { OwnFiguresMark } from '../own-figures/OwnFiguresMark.tsx';
import { type Figures, figureLimits, fromQuery } from '../own-figures/own-figures.ts';
import { useOwnFigures, useTabFigures } from '../own-figures/use-own-figures.ts';
import { inputOf, rateLimits, savings, savingsId } from './savings.ts';

export interface SavingsCalculatorProps {
  /** What it starts with. */
  readonly example: Figures;
}

/**
 * Monthly card volume, effective rate and the difference posted in; card fees, what of them is offset and what is left out. A
 * link carries all three numbers.
 */
export function SavingsCalculator({ example }: SavingsCalculatorProps) {
  const first = inputOf(example);
  const volume = useNumber(figureLimits.sales, first.volume);
  const rate = useNumber(rateLimits, first.rate);
  const difference = useNumber(figureLimits.difference, first.difference);
  const input = { volume: volume.value, rate: rate.value, difference: difference.value };
  const own = useTabFigures();
  const { fees, offset, left, isFull } = savings(input, own);

  const now = { sales: input.volume, fees: fees.month, difference: input.difference };
  const onInput = useOwnFigures({
    example,
    now,
    put: (figures, write) => {
      write(volume, figures.sales);
      write(rate, inputOf(figures).rate);
      write(difference, figures.difference);
    },
    asked: () => {
      const shared = fromQuery(location.search);
      return Object.keys(shared).length > 0 ? { ...example, ...shared } : undefined;
    },
    isUntouched: () => [volume, rate, difference].every(({ isUntouched }) => isUntouched()),
  });

  return (
    <Worksheet
      id={savingsId}
      label={words.name}
      query="sales=|fees=|difference="
      words={numberField}
      onInput={onInput}
      fields={[
        { id: 'savings-volume', label: words.volume, number: volume, slider: { min: 500, max: 200_000, step: 500 } },
        { id: 'savings-rate', label: words.rate, number: rate, slider: { min: 1, max: 6, step: 0.05 } },
        {
          id: 'savings-difference',
          label: ownFigures.difference,
          number: difference,
          slider: { min: 0, max: 5, step: 0.01 },
        },
      ]}
      result={
        <Receipt
          slot
          title={<OwnFiguresMark />}
          groups={[
            [
              { label: words.volume, value: formatMoney(input.volume) },
              { label: words.rate, value: `× ${formatRate(input.rate)}` },
            ],
            [
              { label: words.feesMonth, value: formatMoney(fees.month) },
              { label: words.year, value: formatMoney(fees.year), look: 'total' },
            ],
            [
              {
                label: isFull ? words.offsetInFull : fill(words.offsetAt, { difference: formatRate(difference.value) }),
                value: formatMoney(offset.month),
              },
              { label: words.year, value: formatMoney(offset.year), look: 'money' },
            ],
            [
              { label: words.leftMonth, value: formatMoney(left.month) },
              { label: words.year, value: formatMoney(left.year) },
            ],
          ]}
        >
          {!isFull && (
            <p>{fill(ownFigures.covering, { difference: formatRate(coveringDifference(volume.value, fees.month)) })}</p>
          )}
        </Receipt>
      }
      below={
        <div className="with-script">
          <Button variant="quiet" onClick={() => void copyLink(now, example, `#${savingsId}`)}>
            {ownFigures.copyLink}
          </Button>
        </div>
      }
      announcement={fill(words.announcement, {
        fees: formatMoney(fees.month),
        offset: formatMoney(offset.month),
        left: formatMoney(left.month),
      })}
    />
  );
}
