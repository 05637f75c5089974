import type { FastifyPluginAsync } from 'fastify';
import { codeOf, type Log } from '../log.ts';
import type { Store } from '../store/store.ts';

export interface HealthRoutesOptions {
  readonly store: Pick<Store, 'check'>;
  readonly log: Log;
}

/** `/healthz`: the process answers. `/readyz`: a lead can be stored now. Neither says anything else. */
export const healthRoutes: FastifyPluginAsync<HealthRoutesOptions> = async (app, { store, log }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  });
  app.get('/healthz', async () => 'ok\n');

  const check = (): Promise<boolean> =>
    store.check().then(
      () => true,
      (error: unknown) => {
        log('error', 'not ready', { problem: codeOf(error) });
        return false;
      },
    );
  let checking: Promise<boolean> | undefined;
  app.get('/readyz', async (_request, reply) => {
    // A check writes to the disk: whoever asks meanwhile shares its answer.
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return (await checking)
      ? 'ready\n'
      : reply.code(503).header('retry-after', 5).send('No lead can be stored at the moment.\n');
  });
};
