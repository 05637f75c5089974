/** `npm run leads -- <command>`: what the owner does with leads. Needs the same environment as the inbox. */
import { existsSync } from 'node:fs';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { readDatabase, readDelivery } from '../read-settings.ts';
import { channelsOf } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { backUp } from './backup.ts';
import { readCommand } from './commands.ts';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const database = readDatabase(process.env);
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    throw new PlainError(`There are no leads in "${database.path}" yet: start the inbox, or set LEADS_DB to its file.`);
  }
  const store = await openStore(database, channelsOf(readDelivery(process.env)));
  try {
    await command({
      store,
      backup: (file) => backUp(database, file),
      print: (text) => process.stdout.write(text),
      now: Date.now(),
    });
  } finally {
    await store.close();
  }
}

// A reader such as `head` that has seen enough is no error.
process.stdout.on('error', () => process.exit(0));
await main().catch((error: unknown) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
});
