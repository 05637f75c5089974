import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chosenStages } from './command.ts';
import { openPassedBefore } from './passed-before.ts';
import { isGood, summary } from './report.ts';
import { runStages } from './run-stages.ts';
import type { Outcome, Stage } from './stage.ts';

const good: Outcome = { passed: 3, failed: 0, tests: [{ title: 'a test', seconds: 2 }], output: '' };
const bad: Outcome = { passed: 2, failed: 1, tests: [], output: 'what the tool said' };

let folder: string;
let log: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stages-'));
  log = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A stage that reads one file and tells when it begins and ends. */
const stage = (name: string, outcome: Outcome = good, after: readonly string[] = []): Stage => ({
  name,
  after,
  reads: (path) => path === `${name}.ts`,
  run: async () => {
    log.push(`${name} begins`);
    await new Promise(setImmediate);
    log.push(`${name} ends`);
    return outcome;
  },
});

const run = (
  stages: readonly Stage[],
  changes: { atOnce?: number; all?: boolean; sources?: [string, string][] } = {},
) =>
  runStages(stages, {
    atOnce: changes.atOnce ?? 1,
    workers: 1,
    all: changes.all ?? false,
    sources: new Map(changes.sources ?? [['one.ts', 'as it was']]),
    settings: '',
    passedBefore: openPassedBefore(join(folder, 'passed.json')),
    tell: () => {},
  });

describe('stages', () => {
  it('run side by side, as many as the machine bears, and those that wait for another behind it', async () => {
    await run([stage('one'), stage('two', good, ['three']), stage('three'), stage('four')], { atOnce: 2 });
    expect(log.slice(0, 2)).toEqual(['one begins', 'three begins']);
    expect(log.indexOf('two begins')).toBeGreaterThan(log.indexOf('three ends'));
    expect(log.indexOf('four begins')).toBeGreaterThan(log.indexOf('one ends'));
  });

  it('are not run again once they passed, until something that they read has changed', async () => {
    await run([stage('one')]);
    const asItWas: [string, string] = ['one.ts', 'as it was'];
    expect(isGood(await run([stage('one')], { sources: [asItWas, ['two.ts', 'new']] }))).toBe(true);
    expect(log).toEqual(['one begins', 'one ends']);
    await run([stage('one')], { sources: [['one.ts', 'changed']] });
    expect(log).toHaveLength(4);
  });

  it('are run again after they failed, and where all are asked for', async () => {
    await run([stage('one', bad)]);
    await run([stage('one')]);
    await run([stage('one')], { all: true });
    expect(log).toHaveLength(6);
  });

  it('are not run where what they wait for failed', async () => {
    const results = await run([stage('one', bad), stage('two', good, ['one']), stage('three', good, ['two'])]);
    expect(log).toEqual(['one begins', 'one ends']);
    expect(isGood(results)).toBe(false);
  });

  it('are chosen by name, with all that they wait for', () => {
    const all = [stage('one'), stage('two', good, ['one']), stage('three', good, ['two']), stage('four')];
    expect(chosenStages(all, ['three']).map(({ name }) => name)).toEqual(['one', 'two', 'three']);
    expect(chosenStages(all, [])).toEqual(all);
    expect(() => chosenStages(all, ['five'])).toThrow('There is no "five": choose from one, two, three, four.');
  });

  it('that break off have failed', async () => {
    const results = await run([{ name: 'one', run: () => Promise.reject(new Error('no browser')) }]);
    expect(results).toMatchObject([{ passed: 0, failed: 1, output: 'no browser' }]);
  });
});

describe('the summary', () => {
  it('ends with the count of what ran, and says what did not', async () => {
    await run([stage('one')]);
    const results = await run([stage('one'), stage('two', bad)]);
    expect(summary(results)).toMatch(/^one +not run again: 3 passed before/m);
    expect(summary(results).split('\n').at(-1)).toBe('2 passed, 1 failed');
    expect(isGood(results)).toBe(false);
  });

  it('names the slowest tests', async () => {
    expect(summary(await run([stage('one')]))).toMatch(/^ +2\.0 s {2}a test$/m);
  });
});
