import { expect, test } from 'vitest';
import { aloneSettings, submission } from '../../testing/inbox.ts';
import { createSender } from '../../testing/post.ts';
import { readSettings } from '../read-settings.ts';
import { createInboxServer } from '../server.ts';
import type { Added } from '../store/store.ts';
import { leadRoutes } from './lead-routes.ts';

test('a server that is told to close still answers a lead that is being stored', async () => {
  const disk = Promise.withResolvers<Added>();
  const asked = Promise.withResolvers<void>();
  const app = await createInboxServer({
    routes: async (scope) =>
      scope.register(leadRoutes, {
        settings: readSettings(aloneSettings),
        store: {
          add: () => {
            asked.resolve();
            return disk.promise;
          },
        },
        metrics: { request: () => {}, stored: () => {} },
        log: () => {},
      }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = createSender(`${url}/leads`).postLead(submission());
  await asked.promise;
  const closed = app.close();
  // Far more turns than it takes to cut every connection.
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  disk.resolve('stored');
  expect(await answer).toBe(202);
  await closed;
});
