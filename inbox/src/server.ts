import Fastify, { type FastifyInstance } from 'fastify';
import type { Inbox } from './open-inbox.ts';

/** The inbox on a server of its own, for a site that is served from elsewhere. A client has `headersTimeout` milliseconds for its headers. */
export async function createInboxServer(
  { routes }: Pick<Inbox, 'routes'>,
  headersTimeout = 5000,
): Promise<FastifyInstance> {
  const app = Fastify({
    requestTimeout: 3 * headersTimeout,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    // A lead that is being stored still gets its answer; see the routes.
    forceCloseConnections: true,
    http: { headersTimeout, connectionsCheckingInterval: Math.min(1000, headersTimeout / 2) },
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ problem: 'There is nothing here.' }));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.code(status < 500 ? status : 503).send({ problem: 'The request cannot be answered.' });
  });
  await app.register(routes);
  return app;
}
