import Fastify, { type FastifyInstance } from 'fastify';
import type { Inbox } from './open-inbox.ts';

/** The inbox on a server of its own, for a site that is served from elsewhere. */
export async function createInboxServer({ routes }: Pick<Inbox, 'routes'>): Promise<FastifyInstance> {
  const app = Fastify({
    requestTimeout: 15_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    // A lead that is being stored still gets its answer; see the routes.
    forceCloseConnections: true,
    http: { headersTimeout: 5000 },
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ problem: 'There is nothing here.' }));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.code(status < 500 ? status : 503).send({ problem: 'The request cannot be answered.' });
  });
  await app.register(routes);
  return app;
}
