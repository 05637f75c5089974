import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { codeOf } from './log.ts';
import type { DatabaseSettings, Settings } from './settings.ts';
import type { Added, Store } from './store/store.ts';

/** What became of a request to the endpoint. */
const outcomes = ['stored', 'quarantined', 'known', 'refused', 'limited', 'failed'] as const satisfies readonly (
  | Added
  | 'refused'
  | 'limited'
  | 'failed'
)[];
export type Outcome = (typeof outcomes)[number];

/** Counts for Prometheus; none of them has personal data in a label. */
export interface Metrics {
  request(outcome: Outcome): void;
  /** Seconds until a lead was synced to disk. */
  stored(seconds: number): void;
  /** All counts, as Prometheus reads them. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The counts of this process, and those of the store at the time of asking. */
export function createMetrics(store: Pick<Store, 'stats'>, database: DatabaseSettings): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'lead_inbox_requests_total',
    help: 'Requests to the lead endpoint, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  // One that has never been counted would have no beginning to grow from.
  for (const outcome of outcomes) requests.inc({ outcome }, 0);
  const seconds = new Histogram({
    name: 'lead_inbox_store_seconds',
    help: 'Seconds from a checked lead to its commit on disk.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const gauge = (name: string, help: string): Gauge<'state'> =>
    new Gauge({ name, help, labelNames: ['state'], registers });
  const leads = gauge('lead_inbox_leads', 'Leads kept, by state.');
  const deliveries = gauge('lead_inbox_deliveries', 'Deliveries, by state.');
  const oldest = new Gauge({
    name: 'lead_inbox_oldest_pending_seconds',
    help: 'Age of the oldest delivery that is still to be made.',
    registers,
  });
  if (database.kind === 'sqlite') {
    new Gauge({
      name: 'lead_inbox_disk_free_bytes',
      help: 'What is left on the disk of the database for whoever runs the inbox. PostgreSQL has a disk of its own.',
      registers,
      async collect() {
        const { bavail, bsize } = await statfs(dirname(resolve(database.path)));
        this.set(bavail * bsize);
      },
    });
  }
  return {
    request: (outcome) => requests.inc({ outcome }),
    stored: (elapsed) => seconds.observe(elapsed),
    contentType: registry.contentType,
    async text() {
      const stats = await store.stats();
      for (const [state, count] of Object.entries(stats.leads)) leads.set({ state }, count);
      for (const [state, count] of Object.entries(stats.deliveries)) deliveries.set({ state }, count);
      // A clock that was put back leaves it in the future for a moment: that is no less of an age to be told of.
      oldest.set(stats.oldestPendingAt === undefined ? 0 : Math.abs(Date.now() - stats.oldestPendingAt) / 1000);
      return registry.metrics();
    },
  };
}

/**
 * Answers Prometheus on a listener of its own, so that no route of the public one can reach it.
 * @throws PlainError if the address is taken, or none of this machine's.
 */
export async function serveMetrics(
  metrics: Metrics,
  address: NonNullable<Settings['metrics']>,
): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => {
    const text = await metrics.text().catch(() => undefined);
    return text === undefined ? reply.code(503).send() : reply.type(metrics.contentType).send(text);
  });
  await app.listen(address).catch((error: unknown) => {
    throw new PlainError(
      `LEADS_METRICS is ${address.host}:${address.port}, where nothing can listen (${codeOf(error)}): choose another.`,
    );
  });
  return app;
}
