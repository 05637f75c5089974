/** `npm run check`: format, types, directions, what nothing uses, and the unit tests that the change touches. */
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { readArguments } from '../harness/read-arguments.ts';
import { runAndTell } from '../harness/stages/command.ts';
import { checkStages } from '../harness/stages/stages.ts';

async function check(): Promise<void> {
  const { values, positionals } = readArguments({ all: { type: 'boolean' } });
  if (positionals.length > 0)
    throw new PlainError('npm run check takes no names: one stage alone is npm test -- types.');
  await runAndTell(checkStages, { all: values.all === true });
}

await check().catch(exitWith);
