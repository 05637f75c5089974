import type { DatabaseSettings } from '../src/settings.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Delivery, StoredLead } from '../src/store/store.ts';

/** What a database holds: every lead with its deliveries. Read one after the other, since a pool keeps nobody waiting for long. */
export async function storedLeads(
  database: DatabaseSettings,
): Promise<readonly { readonly lead: StoredLead; readonly deliveries: readonly Delivery[] }[]> {
  const store = await openStore(database, []);
  const all = [];
  for (const { id } of await store.list({ limit: 1_000_000 })) {
    const found = await store.find(id);
    if (found) all.push(found);
  }
  await store.close();
  return all;
}
