import { type ReactNode, useEffect } from 'react';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { NumberField, troubleWords } from '../../ui/NumberField/NumberField.tsx';
import { useNumber } from '../../ui/NumberField/use-number.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { showToast } from '../../ui/Toast/show-toast.ts';
import { Worksheet } from '../../ui/Worksheet/Worksheet.tsx';
import styles from './SavingsCalculator.module.css';
import {
  exampleInput,
  fromQuery,
  rateLimits,
  type SavingsInput,
  savings,
  savingsId,
  toQuery,
  volumeLimits,
} from './savings.ts';

const assumptions = [
  'The card price covers the whole cost; customers who pay by card fund it.',
  'Twelve months like this one.',
  'Program fees, equipment and chargebacks are not counted.',
];

/** Puts the numbers into the address and copies it; the address bar holds the link where copying is not allowed. */
async function share(input: SavingsInput) {
  const link = new URL(`?${toQuery(input)}#${savingsId}`, location.href);
  history.replaceState(history.state, '', link);
  try {
    await navigator.clipboard.writeText(link.href);
    showToast('Link copied. It opens the calculator with your numbers.');
  } catch {
    showToast('Your browser did not allow copying. The link is in the address bar.');
  }
}

export interface SavingsCalculatorProps {
  /** Worked examples for visitors without script, where the page has room for them; the result is one by itself. */
  readonly examples?: ReactNode;
}

/** Monthly card volume and effective rate in, card fees offset in a month and a year out; a link carries both numbers. */
export function SavingsCalculator({ examples }: SavingsCalculatorProps) {
  const volume = useNumber(volumeLimits, exampleInput.volume);
  const rate = useNumber(rateLimits, exampleInput.rate);
  const input = { volume: volume.value, rate: rate.value };
  const { month, year } = savings(input);

  const { put: putVolume, isUntouched: isVolumeUntouched } = volume;
  const { put: putRate, isUntouched: isRateUntouched } = rate;
  useEffect(() => {
    const take = (isFree: { readonly volume: boolean; readonly rate: boolean }) => {
      const shared = fromQuery(location.search);
      if (shared.volume !== undefined && isFree.volume) putVolume(shared.volume);
      if (shared.rate !== undefined && isFree.rate) putRate(shared.rate);
    };
    // A visitor who was quicker than this script has typed something better.
    take({ volume: isVolumeUntouched(), rate: isRateUntouched() });
    const follow = () => take({ volume: true, rate: true });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [putVolume, putRate, isVolumeUntouched, isRateUntouched]);

  return (
    <Worksheet
      id={savingsId}
      label="Savings calculator"
      query="volume=|rate="
      fields={
        <>
          <NumberField
            id="savings-volume"
            label="Card volume a month"
            unit="$"
            number={volume}
            slider={{ min: 0, max: 200_000, step: 500 }}
          />
          <NumberField
            id="savings-rate"
            label="Effective rate"
            unit="%"
            number={rate}
            slider={{ min: 1, max: 6, step: 0.05 }}
          />
          <Button variant="quiet" onClick={() => void share(input)}>
            Copy link
          </Button>
        </>
      }
      examples={examples}
      result={
        <div className={styles.result}>
          <Receipt
            slot
            title="Card fees offset"
            groups={[
              [
                { label: 'Card volume a month', value: formatMoney(input.volume) },
                { label: 'Effective rate', value: `× ${formatRate(input.rate)}` },
              ],
              [{ label: 'A month', value: formatMoney(month), look: 'money' }],
              [{ label: 'A year', value: formatMoney(year), look: 'money' }],
            ]}
          >
            <div className={styles.assumptions} role="list" aria-label="Assumptions">
              {assumptions.map((assumption) => (
                <p key={assumption} role="listitem">
                  {assumption}
                </p>
              ))}
            </div>
          </Receipt>
        </div>
      }
      announcement={`${troubleWords('$', volume)} ${troubleWords('%', rate)} Card fees offset: ${formatMoney(month)} a month, ${formatMoney(year)} a year.`}
    />
  );
}
