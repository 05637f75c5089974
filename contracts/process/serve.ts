import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { boundPort, listeningProblem, type ServerAddress, urlOf } from './address.mjs';
import { PlainError } from './plain-error.mjs';

/** What serves, as Fastify does. */
interface Application {
  readonly server: Server;
  listen(address: ServerAddress): Promise<unknown>;
  close(): Promise<unknown>;
}

/**
 * Holds the address for a moment. Asked before anything else is begun: whoever cannot serve changes no table and sends no lead.
 * @throws PlainError if nothing can listen there.
 */
export async function tryAddress(address: ServerAddress): Promise<void> {
  const server = createServer().listen(address);
  await orPlainly(once(server, 'listening'), address);
  server.close();
  await once(server, 'close');
}

/** Rejects with the sentence that a failure to listen there has, if it has one. */
async function orPlainly(listening: Promise<unknown>, address: ServerAddress): Promise<void> {
  try {
    await listening;
  } catch (error) {
    const problem = listeningProblem(error, address);
    throw problem === undefined ? error : new PlainError(problem);
  }
}

/**
 * Serves until this process is told to stop, then lets who waits have an answer, ends what runs `beside`, and exits. Answers the
 * address as a link.
 * @throws PlainError if nothing can listen there.
 */
export async function serve(
  app: Application,
  address: ServerAddress,
  beside: { close(): Promise<void> } | undefined,
): Promise<string> {
  await orPlainly(app.listen(address), address);
  let stopping = false;
  const stop = async (): Promise<void> => {
    // A terminal sends Ctrl+C to every process of the command, and npm start passes it on once more.
    if (stopping) return;
    stopping = true;
    await app.close();
    await beside?.close();
    process.exit(0);
  };
  // The channel to npm start closes when that process is gone, however it went.
  for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, stop);
  return urlOf({ ...address, port: boundPort(app.server) });
}
