import type { FastifyPluginAsync } from 'fastify';
import { keepDeletionLog } from './deletion-log.ts';
import { createSenders } from './delivery/create-senders.ts';
import { startDeliveryWorker } from './delivery/delivery-worker.ts';
import { createMailer } from './delivery/mailer.ts';
import { keepDigest } from './digest.ts';
import { healthRoutes } from './http/health-routes.ts';
import { leadRoutes } from './http/lead-routes.ts';
import type { Log } from './log.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { keepRetention } from './retention.ts';
import { channelsOf, type Settings } from './settings.ts';
import { openStore } from './store/open-store.ts';

/** A lead inbox that is ready to take leads. */
export interface Inbox {
  /** Its routes, for a server of its own or for that of the site. */
  readonly routes: FastifyPluginAsync;
  /** Call it once the server is closed. */
  close(): Promise<void>;
}

/**
 * Opens the database and starts everything that runs beside the requests.
 * @throws PlainError if the database cannot be used, or a channel must not be.
 */
export async function openInbox(settings: Settings, log: Log): Promise<Inbox> {
  const senders = createSenders(settings.delivery);
  const store = await openStore(settings.database, channelsOf(settings.delivery));
  const metrics = createMetrics(store, settings.database);
  const listener = settings.metrics && (await serveMetrics(metrics, settings.metrics));
  const stopRetention = keepRetention(store, settings.retentionDays, log);
  const stopDeletionLog = keepDeletionLog(store, log);
  const { delivery, digestHours } = settings;
  const stopDigest =
    digestHours && delivery.email
      ? keepDigest({ store, mail: createMailer(delivery.email), mailboxes: delivery.email, hours: digestHours, log })
      : undefined;
  if (channelsOf(delivery).length === 0) {
    log('warn', 'leads are delivered to nobody', { problem: 'set LEADS_SMTP_URL or LEADS_WEBHOOK_URL' });
  }
  const worker = startDeliveryWorker({ outbox: store, senders, log });
  const add: typeof store.add = (lead) => store.add(lead).finally(worker.wake);
  return {
    routes: async (app) => {
      await app.register(leadRoutes, { settings, store: { add }, metrics, log });
      await app.register(healthRoutes, { store, log });
    },
    close: async () => {
      stopRetention();
      await stopDeletionLog();
      // Both have as long as one of them: whoever stops the inbox waits no longer.
      await Promise.all([stopDigest?.(), worker.stop()]);
      await listener?.close();
      await store.close();
    },
  };
}
