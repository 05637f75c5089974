/** The lead inbox alone, for a site that a CDN serves. `LEADS=inbox npm start` serves both in one process instead. */
import { leadPath } from '../../contracts/lead.ts';
import { readAddress } from '../../contracts/process/address.mjs';
import { exitWith } from '../../contracts/process/plain-error.mjs';
import { serve, tryAddress } from '../../contracts/process/serve.ts';
import { createLog } from './log.ts';
import { openInbox } from './open-inbox.ts';
import { readSettings } from './read-settings.ts';
import { createInboxServer } from './server.ts';

/** Takes leads on HOST:PORT until it is told to stop. */
async function main(): Promise<void> {
  const address = readAddress(process.env);
  const log = createLog();
  const settings = readSettings(process.env);
  await tryAddress(address);
  const inbox = await openInbox(settings, log);
  const app = await createInboxServer(inbox);
  log('info', 'taking leads', { url: `${await serve(app, address, inbox)}${leadPath}` });
}

await main().catch(exitWith);
