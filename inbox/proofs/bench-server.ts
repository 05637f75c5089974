/**
 * The endpoint with its store, without the delivery that would compete with it. Each lead still gets its deliveries.
 * Says where it listens; answers every message with its memory after a full collection, in bytes.
 */
import { leadRoutes } from '../src/http/lead-routes.ts';
import { createMetrics } from '../src/metrics.ts';
import { readDatabase, readSettings } from '../src/read-settings.ts';
import { createInboxServer } from '../src/server.ts';
import { openStore } from '../src/store/open-store.ts';
import { channels } from '../src/store/store.ts';

const store = await openStore(readDatabase(process.env), channels);
const app = await createInboxServer({
  routes: async (scope) =>
    scope.register(leadRoutes, {
      settings: readSettings(process.env),
      store,
      metrics: createMetrics(store),
      log: () => {},
    }),
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
