/** `npm run page -- /cash-discount`: every test of this page, in one browser, on a site that is built if it is out of date. */
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { knownPaths } from '../harness/pages.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { runAndTell } from '../harness/stages/command.ts';
import { pageStages } from '../harness/stages/stages.ts';

async function page(): Promise<void> {
  const { positionals } = readArguments({});
  const [path] = knownPaths(positionals);
  if (path === undefined || positionals.length !== 1)
    throw new PlainError('Name one page, as in npm run page -- /about.');
  await runAndTell(pageStages(path));
}

await page().catch(exitWith);
