/**
 * `npm test [-- stage…] [--all]`: everything that a change of the site can break. A stage that has passed is not run again
 * until something that it reads has changed, unless everything is asked for, as CI does. Ends with "N passed, N failed",
 * counting what ran.
 */
import { exitWith } from '../contracts/process/plain-error.mjs';
import { readArguments } from '../harness/read-arguments.ts';
import { chosenStages, runAndTell } from '../harness/stages/command.ts';
import { testStages } from '../harness/stages/stages.ts';

async function test(): Promise<void> {
  const { values, positionals } = readArguments({ all: { type: 'boolean' } });
  const all = values.all === true || Boolean(process.env['CI']);
  await runAndTell(chosenStages(testStages, positionals), { all });
}

await test().catch(exitWith);
