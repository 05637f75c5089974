import { expect, test } from 'vitest';
import { aloneSettings, origin, submission } from '../../testing/inbox.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../read-settings.ts';
import { createInboxServer } from '../server.ts';
import { healthRoutes } from './health-routes.ts';
import { leadRoutes } from './lead-routes.ts';

/** A database quotes the row that it could not write. */
const fail = (): Promise<never> => Promise.reject(new Error('disk full at (ada@shop.example)'));

test('a lead that cannot be stored is answered with 503, the visitor asked to come back, and nobody named', async () => {
  const log: string[] = [];
  const app = await createInboxServer({
    routes: async (scope) => {
      await scope.register(leadRoutes, {
        settings: readSettings(aloneSettings),
        store: { add: fail },
        metrics: { request: () => {}, stored: () => {} },
        log: createLog((line) => log.push(line)),
      });
      await scope.register(healthRoutes, { store: { check: fail } });
    },
  });
  const headers = { origin };
  const response = await app.inject({ method: 'POST', url: '/leads', payload: submission(), headers });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toEqual({ problem: expect.stringContaining('try again') });
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', event: 'lead not stored' }]);
  expect(log.join('')).not.toContain('ada');
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  await app.close();
});
