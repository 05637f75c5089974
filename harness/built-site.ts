import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { ensureBuilt, nodeBinary, repository } from './setup.mjs';

/** A built site, served as `npm start` does, for as long as it is in use. */
interface ServedSite extends Disposable {
  /** Its origin, without a trailing slash. */
  readonly url: string;
}

/** Builds the site where it is out of date and serves it on a free port. */
export async function serveBuiltSite(): Promise<ServedSite> {
  await ensureBuilt();
  return serveSite(repository);
}

/** Serves the built site of a repository on a free port. */
export async function serveSite(root: string): Promise<ServedSite> {
  const server = spawn(nodeBinary(), [join(root, 'server', 'main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    // The fourth channel tells the server when this process is gone, however it went.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = () => void server.kill();
  // With four channels its type leaves open whether there is an output.
  const { stdout } = server;
  const [said] = stdout ? await Promise.race([once(createInterface(stdout), 'line'), once(server, 'exit')]) : [];
  const url = /http:\/\/\S+/.exec(String(said))?.[0];
  if (url === undefined) {
    stop();
    throw new PlainError('The local server did not start: the lines above say why.');
  }
  return { url, [Symbol.dispose]: stop };
}
