/** An inbox on a database of its own, within the process of the test. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LeadSubmission } from '../../contracts/lead-submission.ts';
import { createLog } from '../src/log.ts';
import { openInbox } from '../src/open-inbox.ts';
import { readSettings } from '../src/read-settings.ts';
import { createInboxServer } from '../src/server.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';

/** The website of the tests. */
export const origin = 'https://www.shop.example';

/** What the inbox cannot do without when it runs alone. */
export const aloneSettings = { LEADS_ORIGINS: origin, LEADS_PRIVACY_URL: '/privacy' } as const;

/** A webhook that is set up, and whose server answers nobody. */
export const deadWebhook = {
  LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/leads',
  LEADS_WEBHOOK_ALLOW: '127.0.0.1',
  LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
} as const;

export interface TestInbox {
  readonly app: FastifyInstance;
  /** The same database, opened a second time. */
  readonly store: Store;
  /** Every line it has logged. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts an inbox with the given settings beside the necessary ones. */
export async function startInbox(env: Readonly<Record<string, string>> = {}): Promise<TestInbox> {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const settings = readSettings({
    ...aloneSettings,
    LEADS_DB: join(folder, 'leads.db'),
    LEADS_PER_MINUTE: '1000000',
    ...env,
  });
  const log: string[] = [];
  const inbox = await openInbox(
    settings,
    createLog((line) => log.push(line)),
  );
  const app = await createInboxServer(inbox);
  const store = await openStore(settings.database, []);
  return {
    app,
    store,
    log,
    close: async () => {
      await app.close();
      await inbox.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What the form sends, with what the test cares about replaced. */
export function submission(changes: Readonly<Record<string, unknown>> = {}): LeadSubmission {
  return {
    key: randomUUID(),
    name: 'Ada Merchant',
    email: 'ada@shop.example',
    companySize: 'small',
    position: 'owner',
    services: ['Point of Sale Systems'],
    notes: 'We open in May.',
    website: '',
    openedAt: 20_000,
    ...changes,
  };
}

/** The same as a form without script sends it. */
export function formBody(changes: Readonly<Record<string, string>> = {}): string {
  const { key: _key, openedAt: _openedAt, services, ...texts } = submission();
  const fields = new URLSearchParams({ ...texts, ...changes });
  for (const service of services) fields.append('services', service);
  return fields.toString();
}
