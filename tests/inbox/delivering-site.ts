import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtVariant, privacyNoticeUrl } from '../../harness/variants.ts';
import { openInbox } from '../../inbox/src/open-inbox.ts';
import { readSettings } from '../../inbox/src/read-settings.ts';
import { openStore } from '../../inbox/src/store/open-store.ts';
import type { StoredLead } from '../../inbox/src/store/store.ts';
import { createSite } from '../../server/site.ts';

/** A site built with LEADS=inbox, served together with its inbox on a free port, as `LEADS=inbox npm start` does. */
export interface DeliveringSite {
  readonly url: string;
  /** Every lead that has arrived, oldest first. */
  leads(): Promise<readonly StoredLead[]>;
  /** Forgets every lead. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the site that delivers, with an inbox of its own: the default build has no such form. */
export async function startDeliveringSite(): Promise<DeliveringSite> {
  const built = builtVariant('delivering');
  const folder = mkdtempSync(join(tmpdir(), 'delivering-site-'));
  const env = { LEADS_DB: join(folder, 'leads.db'), LEADS_MINIMUM_SECONDS: '0', LEADS_PER_MINUTE: '1000000' };
  const settings = readSettings(env, { privacyNoticeUrl });
  const inbox = await openInbox(settings, () => {});
  const site = await createSite({
    root: resolve(built, 'dist'),
    policies: JSON.parse(readFileSync(join(built, '.site', 'policies.json'), 'utf8')),
    routes: inbox.routes,
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
  const address = site.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The site does not listen.');
  const store = await openStore(settings.database, []);
  return {
    url: `http://127.0.0.1:${address.port}`,
    leads: () => store.list({ limit: 1000 }),
    empty: async () => {
      await store.purge(Date.now() + 1000);
    },
    close: async () => {
      await site.close();
      await inbox.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
