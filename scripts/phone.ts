/**
 * `npm run phone [-- --runs=3 --beside=FOLDER paths…]`: what a slow phone on a slow link makes of every page, beside one
 * sentence and, where a folder is named, another built site: real packets, really late, to the Caddyfile of the build. Not
 * part of `npm test`: timing differs from machine to machine. Exits with 1 where a page misses a goal (phone/goals.ts).
 */
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { knownPaths } from '../harness/pages.ts';
import { ensurePrograms } from '../harness/programs.mjs';
import { readArguments } from '../harness/read-arguments.ts';
import { type BareBrowser, launchBare } from './phone/bare-browser.ts';
import { beside, browserArgs, ensureSlowLink, floor, serveFarAway, site } from './phone/far-away.ts';
import { goals, type Measured, median, missed } from './phone/goals.ts';
import { type Load, load, longestTaskAtEnd, slowestAnswer, widths } from './phone/slow-phone.ts';
import { uses } from './phone/uses.ts';

const line = (name: string, cells: readonly string[], remark = '') =>
  [name.padEnd(34), ...cells.map((cell) => cell.padStart(12)), ` ${remark}`].join('').trimEnd();

const heads = ['paint', 'largest', 'blocked', 'to the end', 'shift', 'kB'];
const [phone, ...otherWidths] = widths;

/** The middle figures of so many first visits. */
async function visits(browser: BareBrowser, url: string, runs: number): Promise<Load> {
  const loads: Load[] = [];
  while (loads.length < runs) loads.push(await load(browser, url, phone));
  const of = (figure: keyof Load) => median(loads.map((each) => each[figure]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: Math.max(...loads.map(({ shift }) => shift)),
    bytes: of('bytes'),
  };
}

async function measure(browser: BareBrowser, path: string, runs: number): Promise<Load & Measured> {
  const url = site + path;
  const visit = await visits(browser, url, runs);
  const shifts = [visit.shift];
  for (const width of otherWidths) shifts.push((await load(browser, url, width)).shift);
  return { ...visit, shift: Math.max(...shifts), longestTask: await longestTaskAtEnd(browser, url) };
}

const whole = (figure: number) => String(Math.round(figure));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function main(): Promise<void> {
  const { values, positionals } = readArguments({ runs: { type: 'string' }, beside: { type: 'string' } });
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new PlainError('--runs is how often each page is opened: 1 or more.');
  const paths = knownPaths(positionals);
  ensureSlowLink();
  ensurePrograms(['caddy']);
  await using _ = await serveFarAway(values.beside);
  await using browser = await launchBare((await findBrowsers()).chromium, browserArgs);

  console.log(line('page', heads));
  const lowest = await visits(browser, `${floor}/`, runs);
  console.log(line('one sentence', [lowest.firstPaint, lowest.largestPaint].map(whole)));
  const other = values.beside === undefined ? undefined : await visits(browser, `${beside}/`, runs);
  if (other) {
    const { firstPaint, largestPaint, blocked, shift, bytes } = other;
    console.log(
      line(values.beside ?? '', [
        whole(firstPaint),
        whole(largestPaint),
        whole(blocked),
        '',
        shift.toFixed(3),
        kilobytes(bytes),
      ]),
    );
  }
  let misses = 0;
  for (const path of paths) {
    const page = await measure(browser, path, runs);
    const { firstPaint, largestPaint, blocked, longestTask, shift, bytes } = page;
    const missing = missed(page, lowest.largestPaint, other?.largestPaint);
    misses += missing.length;
    const cells = [...[firstPaint, largestPaint, blocked, longestTask].map(whole), shift.toFixed(3), kilobytes(bytes)];
    console.log(line(path, cells, missing.length > 0 ? `misses: ${missing.join(', ')}` : ''));
  }
  if (positionals.length === 0) {
    console.log(`\n${line('a visitor', ['answered'])}`);
    for (const { name, path, act } of uses) {
      const answers: number[] = [];
      while (answers.length < runs) answers.push(await slowestAnswer(browser, site + path, act));
      const answer = median(answers);
      if (answer > goals.answer) misses += 1;
      console.log(line(name, [whole(answer)], answer > goals.answer ? 'misses' : ''));
    }
  }
  console.log(
    `\n${misses} goals missed, in the middle of ${runs} runs on a phone four times slower than this machine.`,
  );
  process.exitCode = misses > 0 ? 1 : 0;
}

await main().catch(exitWith);
