import type { NumberLimits } from '../../lib/read-within.ts';
import type { Example } from '../example.ts';
import './slider.css';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import type { TroubleWords } from './trouble-text.ts';
import { useNumber } from './use-number.ts';

const volume: NumberLimits = { unit: '$', least: 100_00, most: 900_000_00 };

/** What the fields of the catalogue say. */
export const troubleWords: TroubleWords = {
  low: 'At least {least}, please.',
  high: 'At most {most}, please.',
  unreadable: 'A number, please, such as {example}. Until then it is {counted}.',
};

const slider = { min: 100, max: 100_000, step: 100 } as const;

/** A field with its state behind it, as a calculator has it, and what is wrong with it until something is typed. */
function Sample({
  id,
  trouble,
  slider,
}: Pick<NumberFieldProps, 'id' | 'slider'> & { readonly trouble?: 'unreadable' }) {
  return (
    <NumberField
      id={id}
      label="Card volume a month"
      number={{ ...useNumber(volume, 25_000_00), ...(trouble && { trouble }) }}
      words={troubleWords}
      {...(slider && { slider })}
    />
  );
}

/** Leaves words where a number should be. */
const typeWords = (stage: HTMLElement) => {
  const field = stage.querySelector('input');
  if (field) field.value = 'about the same';
};

export const examples: readonly Example[] = [
  { title: 'A number', content: <Sample id="number" slider={slider} />, live: true },
  { title: 'A number to type alone', content: <Sample id="typed" />, live: true },
  { title: 'No number', content: <Sample id="unreadable" slider={slider} trouble="unreadable" />, act: typeWords },
];
