/** `npm run prove [-- name…]`: the long proofs, one after the other, since each wants the machine to itself. */
import { exitWith } from '../contracts/process/plain-error.mjs';
import { readArguments } from '../harness/read-arguments.ts';
import { chosenStages, runAndTell } from '../harness/stages/command.ts';
import { proofStages } from '../harness/stages/stages.ts';

async function prove(): Promise<void> {
  await runAndTell(chosenStages(proofStages, readArguments({}).positionals), { cores: 1 });
}

await prove().catch(exitWith);
