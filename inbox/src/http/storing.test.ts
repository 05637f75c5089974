import { expect, onTestFinished, test, vi } from 'vitest';
import { submission } from '../../testing/leads.ts';
import { createSender } from '../../testing/post.ts';
import { aloneSettings, origin } from '../../testing/settings.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../read-settings.ts';
import { createInboxServer } from '../server.ts';
import type { Added, Store } from '../store/store.ts';
import { healthRoutes } from './health-routes.ts';
import { leadRoutes } from './lead-routes.ts';

/** The routes of an inbox before a store that does as it is told, and what they log. */
async function serve(add: Store['add'], check: Store['check']) {
  const log: string[] = [];
  const app = await createInboxServer({
    routes: async (scope) => {
      await scope.register(leadRoutes, {
        settings: readSettings(aloneSettings),
        store: { add },
        metrics: { request: () => {}, stored: () => {} },
        log: createLog((line) => log.push(line)),
      });
      await scope.register(healthRoutes, { store: { check }, log: () => {} });
    },
  });
  return { app, log };
}

test('a lead that cannot be stored is answered with 503, the visitor asked to come back, and nobody named', async () => {
  // A database quotes the row that it could not write.
  const fail = (): Promise<never> => Promise.reject(new Error('disk full at (ada@shop.example)'));
  const { app, log } = await serve(fail, fail);
  const response = await app.inject({ method: 'POST', url: '/leads', payload: submission(), headers: { origin } });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toEqual({ problem: expect.stringContaining('try again') });
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', event: 'lead not stored' }]);
  expect(log.join('')).not.toContain('ada');
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  await app.close();
});

test('a server that is told to close still answers a lead that is being stored, however long that takes', async () => {
  const [asked, disk] = [Promise.withResolvers<void>(), Promise.withResolvers<Added>()];
  const { app } = await serve(
    () => {
      asked.resolve();
      return disk.promise;
    },
    async () => {},
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = createSender(`${url}/leads`).postLead(submission());
  await asked.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = app.close();
  // Far more turns than it takes to cut every connection.
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(60_000);
  disk.resolve('stored');
  expect(await answer).toBe(202);
  await closed;
});
