import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLeadEndpoint } from '../contracts/lead-endpoint.ts';
import { boundPort, listeningProblem, readAddress, urlOf } from '../contracts/process/address.mjs';
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import type { Inbox } from '../inbox/src/open-inbox.ts';
import { createSite } from './site.ts';

/** Serves the built site on HOST:PORT until it is told to stop. */
async function main(): Promise<void> {
  const repository = join(import.meta.dirname, '..');
  const address = readAddress(process.env);
  const policies = await readFile(join(repository, '.site', 'policies.json'), 'utf8').catch(() => {
    throw new PlainError('There is no built site yet: run npm start.');
  });
  const inbox = await openInbox(process.env);
  const app = await createSite({
    root: join(repository, 'dist'),
    policies: JSON.parse(policies),
    routes: inbox?.routes,
  });

  try {
    await app.listen(address);
  } catch (error) {
    const problem = listeningProblem(error, address);
    throw problem === undefined ? error : new PlainError(problem);
  }
  console.log(`Serving ${urlOf({ ...address, port: boundPort(app.server) })}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    // A terminal sends Ctrl+C to every process of the command, and npm start passes it on once more.
    if (stopping) return;
    stopping = true;
    await app.close();
    await inbox?.close();
    process.exit(0);
  };
  // The channel to npm start closes when that process is gone, however it went.
  for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, stop);
}

/** The lead inbox, loaded only where LEADS asks for one: a site without it needs none of its packages. */
async function openInbox(env: NodeJS.ProcessEnv): Promise<Inbox | undefined> {
  if (!readLeadEndpoint(env)) return undefined;
  const { openLeadInbox } = await import('./lead-inbox.ts');
  return openLeadInbox(env);
}

await main().catch(exitWith);
