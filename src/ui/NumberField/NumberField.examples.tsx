import type { NumberLimits, Trouble } from '../../lib/read-within.ts';
import type { Example } from '../example.ts';
import { NumberField, type TroubleWords } from './NumberField.tsx';
import { useNumber } from './use-number.ts';

const volume: NumberLimits = { unit: '$', least: 100_00, most: 900_000_00 };
const rate: NumberLimits = { unit: '%', least: 50, most: 900 };

/** What the fields of the catalogue say. */
export const troubleWords: TroubleWords = {
  low: 'At least {least}, please.',
  high: 'At most {most}, please.',
  unreadable: 'A number, please, such as {example}. Until then it is {counted}.',
};

interface SampleProps {
  readonly id: string;
  readonly unit: '$' | '%';
  /** What stands in the field, in hundredths, and what is wrong with it until something is typed. */
  readonly shown?: { readonly initial: number; readonly trouble: Trouble };
}

/** A field with its state behind it, as a calculator has it. */
function Sample({ id, unit, shown }: SampleProps) {
  const money = useNumber(volume, 25_000_00);
  const percent = useNumber(rate, 350);
  const number = unit === '$' ? money : percent;
  const slider = unit === '$' ? { min: 100, max: 100_000, step: 100 } : { min: 0.5, max: 6, step: 0.05 };
  return (
    <NumberField
      id={id}
      label={unit === '$' ? 'Card volume a month' : 'Effective rate'}
      number={{ ...number, ...shown }}
      words={troubleWords}
      slider={slider}
    />
  );
}

/** Leaves words where a number should be. */
const typeWords = (stage: HTMLElement) => {
  const field = stage.querySelector('input');
  if (field) field.value = 'about the same';
};

export const examples: readonly Example[] = [
  { title: 'Dollars', content: <Sample id="dollars" unit="$" />, live: true },
  { title: 'Percent', content: <Sample id="percent" unit="%" />, live: true },
  { title: 'Too little', content: <Sample id="low" unit="$" shown={{ initial: 20_00, trouble: 'low' }} /> },
  { title: 'Too much', content: <Sample id="high" unit="%" shown={{ initial: 1200, trouble: 'high' }} /> },
  {
    title: 'No number',
    content: <Sample id="unreadable" unit="$" shown={{ initial: 25_000_00, trouble: 'unreadable' }} />,
    act: typeWords,
  },
];
