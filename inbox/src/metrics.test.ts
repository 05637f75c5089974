import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import type { DatabaseSettings } from './settings.ts';

const database = { kind: 'sqlite', path: join(tmpdir(), 'leads.db') } as const;
const stats = {
  leads: { accepted: 1, quarantined: 0, released: 0 },
  deliveries: { pending: 1, done: 0, dead: 0 },
  oldestPendingAt: Date.now() + 30 * 24 * 60 * 60 * 1000,
};

test('a delivery that was queued while the clock ran ahead has an age to be told of', async () => {
  const text = await createMetrics({ stats: async () => stats }, database).text();
  expect(Number(/^lead_inbox_oldest_pending_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(29 * 24 * 60 * 60);
});

test('everything that the rules and the dashboard of docs/monitoring/ read is reported, from the first moment on', async () => {
  const text = await createMetrics({ stats: async () => stats }, database).text();
  const folder = join(import.meta.dirname, '..', '..', 'docs', 'monitoring');
  const read = readdirSync(folder).flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/lead_inbox_\w+/g) ?? [],
  );
  expect(read.length).toBeGreaterThan(10);
  for (const name of read) expect(text).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
  for (const outcome of ['refused', 'limited', 'failed']) expect(text).toContain(`outcome="${outcome}"} 0`);
});

test('the room left on the disk of the database is reported, unless that is PostgreSQL', async () => {
  const free = /^lead_inbox_disk_free_bytes (\S+)$/m;
  const of = (kind: DatabaseSettings) => createMetrics({ stats: async () => stats }, kind).text();
  expect(Number(free.exec(await of(database))?.[1])).toBeGreaterThan(0);
  expect(await of({ kind: 'postgres', url: 'postgres://127.0.0.1/leads' })).not.toContain('disk_free');
});
