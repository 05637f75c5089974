import type { MouseEvent } from 'react';
import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { keepWhole } from '../../lib/typography.ts';
import { routes } from '../../routes.ts';
import { numberField, statementCheck as words } from '../../site/everywhere/words.yaml';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { useNumber } from '../../ui/NumberField/use-number.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { Worksheet } from '../../ui/Worksheet/Worksheet.tsx';
import { openSavings } from '../savings-calculator/open-savings.ts';
import { rateLimits, savingsId, toQuery } from '../savings-calculator/savings.ts';
import { effectiveRate, feesLimits, formatRange, type RateRange, standing, volumeLimits } from './effective-rate.ts';
import { RateScale } from './RateScale.tsx';

/** Whether a click asks for no new tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

export interface StatementCheckProps {
  /** The statement it starts with, in cents, and the range that it measures against. */
  readonly example: { readonly volume: number; readonly fees: number; readonly usual: RateRange };
}

/** A month's card volume and its fees in, the effective rate out, set against what the average small business pays. */
export function StatementCheck({ example }: StatementCheckProps) {
  const { usual } = example;
  const volume = useNumber(volumeLimits, example.volume);
  const fees = useNumber(feesLimits, example.fees);
  const rate = effectiveRate(fees.value, volume.value);
  const verdict =
    fees.value > volume.value ? words.implausible : fill(words[standing(rate, usual)], { range: formatRange(usual) });
  const query = toQuery({ volume: volume.value, rate });
  return (
    <Worksheet
      id="statement-check"
      label={words.name}
      words={numberField}
      fields={[
        { id: 'statement-volume', label: words.volume, number: volume, slider: { min: 500, max: 200_000, step: 500 } },
        { id: 'statement-fees', label: words.fees, number: fees, slider: { min: 0, max: 8000, step: 5 } },
      ]}
      result={
        <Receipt
          title={words.rate}
          groups={[
            [
              {
                label: keepWhole(`${formatMoney(fees.value)} ÷ ${formatMoney(volume.value)}`),
                value: formatRate(rate),
                look: 'total',
              },
            ],
          ]}
        >
          <RateScale usual={usual} rate={rate} label={`${fill(words.scale, { rate: formatRate(rate) })} ${verdict}`} />
          <p>{keepWhole(verdict)}</p>
          {rate <= rateLimits.most && (
            <MoreLink
              href={`${routes['cash-discount']}?${query}#${savingsId}`}
              onClick={(event) => isPlain(event) && openSavings(query) && event.preventDefault()}
            >
              {words.workOut}
            </MoreLink>
          )}
        </Receipt>
      }
      announcement={`${fill(words.announcement, { rate: formatRate(rate) })} ${verdict}`}
    />
  );
}
