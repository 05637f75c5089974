import { didYouMean } from '../lib/did-you-mean.ts';
import { formatMoney, formatRate } from '../lib/money.ts';
import { evaluate, figureEquals, withNumbers } from './arithmetic.ts';
import type { Complaint, WrittenSubject } from './subject.schema.ts';

/** Which figures of a file are not what their sums give, or no part of what they are said to be a part of. */
export function mistakesInNumbers(file: WrittenSubject): readonly Complaint[] {
  const figures = Object.entries(file.figures).flatMap(([id, { value, sum, partOf }]): readonly Complaint[] => {
    const path = ['figures', id];
    return [
      ...wrongSum(value, sum, file, [...path, 'value']),
      ...(partOf === undefined ? [] : oddPart(value, partOf, file, path)),
    ];
  });
  const worked = file.worked.flatMap(({ figure, sum, nearest }, index) =>
    wrongSum(figure, sum, file, ['worked', index, 'figure'], nearest),
  );
  return [...figures, ...worked];
}

/** The value of a figure of the file. Throws where there is none. */
function valueNamed(id: string, { figures }: WrittenSubject): string {
  const found = figures[id];
  if (found !== undefined) return found.value;
  throw new SyntaxError(`“${id}” is no figure of this file${didYouMean(id, Object.keys(figures))}`);
}

/** What is wrong with a figure that a sum gives, in words: "3.5% of $25,000 is $875, the ledger says $870". */
function wrongSum(
  stated: string,
  sum: string | undefined,
  file: WrittenSubject,
  path: Complaint['path'],
  nearest?: number,
): readonly Complaint[] {
  if (sum === undefined) return [];
  try {
    const numbers = withNumbers(sum, (id) => valueNamed(id, file));
    if (figureEquals(stated, numbers, nearest)) return [];
    const hundredths = Math.round(evaluate(numbers) * 100);
    const result = stated.includes('%') ? formatRate(hundredths) : formatMoney(hundredths);
    const words = sum.replaceAll(/\{([^{}]*)\}/g, (_, id: string) => valueNamed(id, file)).replaceAll('*', '×');
    return [{ path, message: `${words} is ${result}, the ledger says ${stated}` }];
  } catch (error) {
    return [{ path, message: error instanceof Error ? error.message : String(error) }];
  }
}

const numbersIn = (value: string): readonly string[] => value.match(/\d[\d,.]*/g) ?? [];

function oddPart(value: string, partOf: string, file: WrittenSubject, path: Complaint['path']): readonly Complaint[] {
  const whole = file.figures[partOf]?.value;
  if (whole === undefined) {
    const known = didYouMean(partOf, Object.keys(file.figures));
    return [{ path: [...path, 'partOf'], message: `“${partOf}” is no figure of this file${known}` }];
  }
  if (numbersIn(value).every((number) => numbersIn(whole).includes(number))) return [];
  return [{ path: [...path, 'value'], message: `${value} is no part of ${partOf}, which is ${whole}` }];
}
