import { type ReactNode, useEffect } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { numberField, savings as words } from '../../site/everywhere/words.yaml';
import { Button } from '../../ui/Button/Button.tsx';
import { useNumber } from '../../ui/NumberField/use-number.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { showToast } from '../../ui/Toast/show-toast.ts';
import { Worksheet } from '../../ui/Worksheet/Worksheet.tsx';
import styles from './SavingsCalculator.module.css';
import { fromQuery, rateLimits, type SavingsInput, savings, savingsId, toQuery, volumeLimits } from './savings.ts';

/** Puts the numbers into the address and copies it; the address bar holds the link where copying is not allowed. */
async function share(input: SavingsInput) {
  const link = new URL(`?${toQuery(input)}#${savingsId}`, location.href);
  history.replaceState(history.state, '', link);
  showToast((await copyText(link.href)) ? words.linkCopied : words.linkNotCopied);
}

export interface SavingsCalculatorProps {
  /** What it starts with. */
  readonly example: SavingsInput;
  /** Worked examples for visitors without script, where the page has room for them; the result is one by itself. */
  readonly examples?: ReactNode;
}

/** Monthly card volume and effective rate in, card fees offset in a month and a year out; a link carries both numbers. */
export function SavingsCalculator({ example, examples }: SavingsCalculatorProps) {
  const volume = useNumber(volumeLimits, example.volume);
  const rate = useNumber(rateLimits, example.rate);
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
      label={words.name}
      query="volume=|rate="
      words={numberField}
      fields={[
        { id: 'savings-volume', label: words.volume, number: volume, slider: { min: 0, max: 200_000, step: 500 } },
        { id: 'savings-rate', label: words.rate, number: rate, slider: { min: 1, max: 6, step: 0.05 } },
      ]}
      action={
        <Button variant="quiet" onClick={() => void share(input)}>
          {words.copyLink}
        </Button>
      }
      examples={examples}
      result={
        <div className={styles.result}>
          <Receipt
            slot
            title={words.offset}
            groups={[
              [
                { label: words.volume, value: formatMoney(input.volume) },
                { label: words.rate, value: `× ${formatRate(input.rate)}` },
              ],
              [{ label: words.month, value: formatMoney(month), look: 'money' }],
              [{ label: words.year, value: formatMoney(year), look: 'money' }],
            ]}
          >
            <div className={styles.assumptions} role="list" aria-label={words.assumptionsName}>
              {words.assumptions.map((assumption) => (
                <p key={assumption} role="listitem">
                  {assumption}
                </p>
              ))}
            </div>
          </Receipt>
        </div>
      }
      announcement={fill(words.announcement, { month: formatMoney(month), year: formatMoney(year) })}
    />
  );
}
