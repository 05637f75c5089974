import { useMemo } from 'react';
import { fill } from '../../lib/fill.ts';
import { formatAmount, formatMoney, formatTotal } from '../../lib/money.ts';
import { dualPrice, numberField } from '../../site/everywhere/words.yaml';
import { formatWithUnit } from '../../ui/NumberField/trouble-text.ts';
import { useNumber } from '../../ui/NumberField/use-number.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { Worksheet } from '../../ui/Worksheet/Worksheet.tsx';
import '../../ui/NumberField/slider.css';
import styles from './DualPrice.module.css';
import { cardPriceLimits, cashPrice, differenceLimits, exampleCardPrice } from './dual-price.ts';

export interface DualPriceProps {
  /** The most by which a card price stands above the cash price, in hundredths of a percent. */
  readonly ceiling: number;
}

/** Type a posted card price and see both receipts: one paid by card, one with the cash discount off it. */
export function DualPrice({ ceiling }: DualPriceProps) {
  const posted = useNumber(cardPriceLimits, exampleCardPrice);
  const limits = useMemo(() => differenceLimits(ceiling), [ceiling]);
  const difference = useNumber(limits, ceiling);
  const card = posted.value;
  const cash = cashPrice(card, difference.value);
  return (
    <Worksheet
      id="dual-price"
      label={dualPrice.name}
      words={numberField}
      fields={[
        { id: 'card-price', label: dualPrice.posted, number: posted, slider: { min: 1, max: 250, step: 1 } },
        {
          id: 'difference',
          label: fill(dualPrice.difference, { most: formatWithUnit(ceiling, '%') }),
          number: difference,
          slider: { min: 0, max: ceiling / 100, step: 0.05 },
        },
      ]}
      result={
        <div className={`columns ${styles.receipts}`}>
          <Receipt
            slot
            title={dualPrice.byCard}
            groups={[
              [
                { label: dualPrice.cardPrice, value: formatAmount(card) },
                { label: dualPrice.discount, value: formatAmount(0) },
              ],
              [{ label: dualPrice.total, value: formatTotal(card), look: 'total' }],
            ]}
          />
          <Receipt
            slot
            title={dualPrice.inCash}
            groups={[
              [
                { label: dualPrice.cardPrice, value: formatAmount(card) },
                { label: dualPrice.discount, value: `${card > cash ? '−' : ''}${formatAmount(card - cash)}` },
              ],
              [{ label: dualPrice.total, value: formatTotal(cash), look: 'money' }],
            ]}
          />
        </div>
      }
      announcement={fill(dualPrice.announcement, { card: formatMoney(card), cash: formatMoney(cash) })}
    />
  );
}
