/** The lead inbox alone, for a site that a CDN serves. `LEADS=inbox npm start` serves both in one process instead. */
import { leadPath } from '../../contracts/lead.ts';
import { boundPort, listeningProblem, readAddress, urlOf } from '../../contracts/process/address.mjs';
import { exitWith, PlainError } from '../../contracts/process/plain-error.mjs';
import { createLog } from './log.ts';
import { openInbox } from './open-inbox.ts';
import { readSettings } from './read-settings.ts';
import { createInboxServer } from './server.ts';

/** Takes leads on HOST:PORT until it is told to stop. */
async function main(): Promise<void> {
  const address = readAddress(process.env);
  const log = createLog();
  const inbox = await openInbox(readSettings(process.env), log);
  const app = await createInboxServer(inbox);
  try {
    await app.listen(address);
  } catch (error) {
    const problem = listeningProblem(error, address);
    throw problem === undefined ? error : new PlainError(problem);
  }
  log('info', 'taking leads', { url: `${urlOf({ ...address, port: boundPort(app.server) })}${leadPath}` });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await inbox.close();
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(event, stop);
}

await main().catch(exitWith);
