import type { Result } from './run-stages.ts';

/** What is said of a stage as it ends: a line, below what its tool printed if it failed. */
export function endOf({ stage, passed, failed, seconds, notRun, output }: Result): string {
  if (notRun) return `== ${stage}: ${reasonOf(notRun)}`;
  const line = `== ${stage}: ${passed} passed, ${failed} failed (${Math.round(seconds)} s)`;
  return failed > 0 ? `\n${output.trim()}\n${line}\n` : line;
}

/** What is said at the end: what each stage took, the ten slowest tests, and the count of those that ran. */
export function summary(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ stage }) => stage.length));
  const rows = results.map(({ stage, passed, failed, seconds, notRun }) =>
    notRun
      ? `${stage.padEnd(width)}  ${reasonOf(notRun)}`
      : [stage.padEnd(width), ...[passed, failed, Math.round(seconds)].map((cell) => String(cell).padStart(7))].join(
          '',
        ),
  );
  const slowest = results
    .flatMap(({ tests }) => tests)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  return [
    `\n${'stage'.padEnd(width)} passed failed seconds`,
    ...rows,
    ...(slowest.length > 0 ? ['\nThe slowest tests', ...slowest] : []),
    `\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n');
}

/** Whether nothing failed, and something passed, now or before. */
export function isGood(results: readonly Result[]): boolean {
  const hasPassed = ({ passed, notRun }: Result) => passed > 0 || (notRun && 'passedBefore' in notRun);
  return results.every(({ failed }) => failed === 0) && results.some(hasPassed);
}

const reasonOf = (notRun: NonNullable<Result['notRun']>): string =>
  'passedBefore' in notRun
    ? `not run again: ${notRun.passedBefore} passed before, and nothing that it reads has changed`
    : `not run: ${notRun.failedFirst} failed`;
