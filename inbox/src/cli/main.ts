/** `npm run leads -- <command>`: what the owner does with leads. Needs the same environment as the inbox. */
import { existsSync } from 'node:fs';
import { setInterval } from 'node:timers/promises';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { readDatabase, readDelivery } from '../read-settings.ts';
import { channelsOf } from '../settings.ts';
import { openStoreAsItIs } from '../store/open-store.ts';
import { backUp } from './backup.ts';
import { readCommand } from './commands.ts';
import { confirm } from './confirm.ts';
import { printTo, ReaderGone } from './print.ts';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const database = readDatabase(process.env);
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    throw new PlainError(`There are no leads in "${database.path}" yet: start the inbox, or set LEADS_DB to its file.`);
  }
  await command({
    withStore: async (act) => {
      const store = await openStoreAsItIs(database, channelsOf(readDelivery(process.env)));
      await act(store).finally(() => store.close());
    },
    backup: (file) => backUp(database, file),
    print: printTo(process.stdout),
    confirm: (question) => confirm(question, process.stdin, process.stdout),
    now: Date.now(),
    times,
  });
}

/** How often `watch` looks, in milliseconds. */
const lookEvery = 2000;

async function* times(): AsyncGenerator<number> {
  yield Date.now();
  for await (const _ of setInterval(lookEvery)) yield Date.now();
}

/** What SQLite says when it cannot do what it is asked, as on a damaged file. */
function sqliteProblem(error: unknown): string | undefined {
  const isIts = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
  return isIts ? `The database of the lead inbox cannot do this (${error.message}).` : undefined;
}

await main().catch((error: unknown) => {
  if (error instanceof ReaderGone) return;
  console.error(error instanceof PlainError ? error.message : (sqliteProblem(error) ?? error));
  process.exitCode = 1;
});
