import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate } from '../../lib/money.ts';
import { keepWhole } from '../../lib/typography.ts';
import { routes } from '../../routes.ts';
import { numberField, statementCheck as words } from '../../site/everywhere/words.yaml';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { useNumber } from '../../ui/NumberField/use-number.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { Worksheet } from '../../ui/Worksheet/Worksheet.tsx';
import { OwnFiguresMark } from '../own-figures/OwnFiguresMark.tsx';
import { type Figures, figureLimits } from '../own-figures/own-figures.ts';
import { useOwnFigures, useTabFigures } from '../own-figures/use-own-figures.ts';
import { rateLimits, savingsId } from '../savings-calculator/savings.ts';
import { effectiveRate, formatRange, type RateRange, standing } from './effective-rate.ts';
import { RateScale } from './RateScale.tsx';

export interface StatementCheckProps {
  /** The statement it starts with. */
  readonly example: Figures;
  /** The range that it measures against. */
  readonly usual: RateRange;
}

/** A month's card volume and its fees in, the effective rate out, set against what the average small business pays. */
export function StatementCheck({ example, usual }: StatementCheckProps) {
  const volume = useNumber(figureLimits.sales, example.sales);
  const fees = useNumber(figureLimits.fees, example.fees);
  const rate = effectiveRate(fees.value, volume.value);
  const verdict =
    fees.value > volume.value ? words.implausible : fill(words[standing(rate, usual)], { range: formatRange(usual) });
  const { difference } = useTabFigures() ?? example;
  const onInput = useOwnFigures({
    example,
    now: { sales: volume.value, fees: fees.value, difference },
    put: (figures, write) => {
      write(volume, figures.sales);
      write(fees, figures.fees);
    },
    isUntouched: () => volume.isUntouched() && fees.isUntouched(),
  });
  return (
    <Worksheet
      id="statement-check"
      label={words.name}
      words={numberField}
      onInput={onInput}
      fields={[
        { id: 'statement-volume', label: words.volume, number: volume },
        { id: 'statement-fees', label: words.fees, number: fees },
      ]}
      result={
        <Receipt
          slot
          title={<OwnFiguresMark />}
          groups={[
            [
              {
                label: keepWhole(`${words.rate}: ${formatMoney(fees.value)} ÷ ${formatMoney(volume.value)}`),
                value: formatRate(rate),
                look: 'total',
              },
            ],
          ]}
        >
          <RateScale usual={usual} rate={rate} />
          <p>{keepWhole(verdict)}</p>
        </Receipt>
      }
      below={
        rate <= rateLimits.most && <MoreLink href={`${routes['cash-discount']}#${savingsId}`}>{words.workOut}</MoreLink>
      }
      announcement={`${fill(words.announcement, { rate: formatRate(rate) })} ${verdict}`}
    />
  );
}
