import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { repository } from '../setup.mjs';
import { readSources } from '../sources.ts';
import { openPassedBefore } from './passed-before.ts';
import { endOf, isGood, summary } from './report.ts';
import { runStages } from './run-stages.ts';
import type { Stage } from './stage.ts';

/** Settings from outside that change what a stage finds. */
const settings = /^(?:CHROMIUM_PATH|FIREFOX_PATH|WEBKIT_PATH|LEADS\w*|SITE_\w+)$/;

/** Runs stages, says what came of them, and sets the exit code. */
export async function runAndTell(
  stages: readonly Stage[],
  // One stage more than cores, since each waits now and then; a test runner takes half the machine.
  { all = false, atOnce = availableParallelism() + 1 } = {},
): Promise<void> {
  const results = await runStages(stages, {
    atOnce,
    workers: Math.max(1, Math.floor(availableParallelism() / 2)),
    all,
    sources: readSources(repository),
    settings: JSON.stringify(Object.entries(process.env).filter(([name]) => settings.test(name))),
    passedBefore: openPassedBefore(join(repository, 'reports', 'passed.json')),
    tell: (result) => console.log(endOf(result)),
  });
  console.log(summary(results));
  process.exitCode = isGood(results) ? 0 : 1;
}

/** The stages that a command was asked for by name, with those that they come after; all of them if by none. */
export function chosenStages(stages: readonly Stage[], names: readonly string[]): readonly Stage[] {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    throw new PlainError(`There is no "${unknown}": choose from ${stages.map(({ name }) => name).join(', ')}.`);
  }
  const wanted = new Set(names);
  // A set visits what is added to it on the way.
  for (const name of wanted)
    for (const each of stages.find((stage) => stage.name === name)?.after ?? []) wanted.add(each);
  return names.length === 0 ? stages : stages.filter(({ name }) => wanted.has(name));
}
