import type { MouseEvent } from 'react';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { routes } from '../../routes.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { NumberField, troubleWords } from '../../ui/NumberField/NumberField.tsx';
import { useNumber } from '../../ui/NumberField/use-number.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { Worksheet } from '../../ui/Worksheet/Worksheet.tsx';
import { openSavings } from '../savings-calculator/open-savings.ts';
import { rateLimits, savingsId, toQuery } from '../savings-calculator/savings.ts';
import { effectiveRate, exampleStatement, feesLimits, standing, usual, volumeLimits } from './effective-rate.ts';
import { RateScale } from './RateScale.tsx';

const places = { below: 'Below', inside: 'Inside', above: 'Above' } as const;

/** Whether a click asks for no new tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** A month's card volume and its fees in, the effective rate out, set against what the average small business pays. */
export function StatementCheck() {
  const volume = useNumber(volumeLimits, exampleStatement.volume);
  const fees = useNumber(feesLimits, exampleStatement.fees);
  const rate = effectiveRate(fees.value, volume.value);
  const range = `${usual.low / 100}–${formatRate(usual.high)}`;
  const verdict =
    fees.value > volume.value
      ? 'More fees than volume: are both from the same month?'
      : `${places[standing(rate)]} the ${range} of the average small business.`;
  const query = toQuery({ volume: volume.value, rate });
  return (
    <Worksheet
      id="statement-check"
      label="Statement check"
      fields={
        <>
          <NumberField
            id="statement-volume"
            label="Card volume"
            unit="$"
            number={volume}
            slider={{ min: 500, max: 200_000, step: 500 }}
          />
          <NumberField
            id="statement-fees"
            label="Total fees"
            unit="$"
            number={fees}
            slider={{ min: 0, max: 8000, step: 5 }}
          />
        </>
      }
      result={
        <Receipt
          title="Effective rate"
          groups={[
            [
              {
                label: `${formatMoney(fees.value)} ÷ ${formatMoney(volume.value)}`,
                value: formatRate(rate),
                look: 'total',
              },
            ],
          ]}
        >
          <RateScale rate={rate} label={`${formatRate(rate)} on a scale of 0 to 6 percent. ${verdict}`} />
          <p>{verdict}</p>
          {rate <= rateLimits.most && (
            <MoreLink
              href={`${routes['cash-discount']}?${query}#${savingsId}`}
              onClick={(event) => isPlain(event) && openSavings(query) && event.preventDefault()}
            >
              Work out your year
            </MoreLink>
          )}
        </Receipt>
      }
      announcement={`${troubleWords('$', volume)} ${troubleWords('$', fees)} Effective rate ${formatRate(rate)}. ${verdict}`}
    />
  );
}
