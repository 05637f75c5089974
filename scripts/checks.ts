/**
 * The commands that check, by the stages they run. A stage that has passed is not run again until something that it reads
 * has changed, unless everything is asked for (`--all`), as CI does. Each ends with "N passed, N failed", counting what ran.
 */
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { knownPaths } from '../harness/pages.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { chosenStages, runAndTell } from '../harness/stages/command.ts';
import { checkStages, pageStages, proofStages, testStages } from '../harness/stages/stages.ts';

async function check(): Promise<void> {
  const { values, positionals } = readArguments({ all: { type: 'boolean' } });
  const [command, ...names] = positionals;
  const all = values.all === true || Boolean(process.env['CI']);
  switch (command) {
    // Format, types, directions, what nothing uses, and the unit tests that the change touches.
    case 'check':
      return runAndTell(chosenStages(checkStages, names), { all });
    // Everything that a change of the site can break.
    case 'test':
      return runAndTell(chosenStages(testStages, names), { all });
    // The long proofs, one after the other, since each wants the machine to itself.
    case 'prove':
      return runAndTell(chosenStages(proofStages, names), { atOnce: 1 });
    // Every test of one page, in one browser.
    case 'page': {
      const [path, ...others] = names;
      if (path === undefined || others.length > 0) throw new PlainError('Name one page, as in npm run page -- /about.');
      return runAndTell(knownPaths([path]).flatMap(pageStages));
    }
  }
}

await check().catch(exitWith);
