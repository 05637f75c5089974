import type { FastifyPluginAsync } from 'fastify';
import type { Store } from '../store/store.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. Neither says anything else. */
export const healthRoutes: FastifyPluginAsync<{ readonly store: Pick<Store, 'check'> }> = async (app, { store }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  });
  app.get('/healthz', async () => 'ok\n');
  app.get('/readyz', async (_request, reply) => {
    const ready = await store.check().then(
      () => true,
      () => false,
    );
    return ready ? 'ready\n' : reply.code(503).header('retry-after', 5).send('The database does not answer.\n');
  });
};
