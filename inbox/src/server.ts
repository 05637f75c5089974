import { createServer } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { refusePipelining } from '../../contracts/process/pipelining.ts';
import type { Inbox } from './open-inbox.ts';

/** The inbox on a server of its own, for a site that is served from elsewhere. A client has `headersTimeout` milliseconds for its headers. */
export async function createInboxServer(
  { routes }: Pick<Inbox, 'routes'>,
  headersTimeout = 5000,
): Promise<FastifyInstance> {
  const limits = {
    headersTimeout,
    requestTimeout: 3 * headersTimeout,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: Math.min(1000, headersTimeout / 2),
  };
  const app = Fastify({
    // A lead that is being stored still gets its answer; see the routes.
    forceCloseConnections: true,
    // A database may keep it waiting for longer than the library would, which ends the process instead.
    pluginTimeout: 0,
    serverFactory: (answer) => createServer(limits, refusePipelining(answer)).setTimeout(60_000),
  });
  // Nobody reads what is sent to an unknown address, so it is not waited for, let alone kept.
  app.addHook('onRequest', async ({ is404 }, reply) =>
    is404 ? reply.code(404).send({ problem: 'There is nothing here.' }) : undefined,
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.code(status < 500 ? status : 503).send({ problem: 'The request cannot be answered.' });
  });
  await app.register(routes);
  return app;
}
