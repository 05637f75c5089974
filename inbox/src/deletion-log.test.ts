import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someLead } from '../testing/leads.ts';
import { aloneSettings } from '../testing/settings.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { keepDeletionLog } from './deletion-log.ts';
import { createLog } from './log.ts';
import { openInbox } from './open-inbox.ts';
import { readSettings } from './read-settings.ts';
import { openStore } from './store/open-store.ts';

const minute = 60_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('each deletion is logged once, those made before the start and those made again too, though the database fails at times', async () => {
  const lines: string[] = [];
  const deleted = [{ leadId: 'ada', deletedAt: 1 }];
  const deletions = vi.fn(async () => deleted);
  const stop = keepDeletionLog(
    { deletions },
    createLog((line) => lines.push(line)),
  );
  await vi.advanceTimersByTimeAsync(minute);
  deleted.push({ leadId: 'grace', deletedAt: 2 });
  deletions.mockRejectedValueOnce(new Error('locked by ada@shop.example'));
  await vi.advanceTimersByTimeAsync(2 * minute);
  // Out of a backup, a lead may come back.
  deleted.push({ leadId: 'ada', deletedAt: 3 });
  await vi.advanceTimersByTimeAsync(2 * minute);
  await stop();
  deleted.push({ leadId: 'late', deletedAt: 4 });
  await vi.advanceTimersByTimeAsync(2 * minute);
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ event, lead }) => lead ?? event)).toEqual(['ada', 'deletions not read', 'grace', 'ada']);
  expect(lines.join('')).not.toContain('@');
});

test('an inbox logs what the owner has deleted', async () => {
  const settings = readSettings({ ...aloneSettings, LEADS_DB: join(temporaryFolder(), 'leads.db') });
  const store = await openStore(settings.database, []);
  const lead = someLead();
  await store.add(lead);
  await store.delete([lead.id], 1);
  await store.close();
  const lines: string[] = [];
  const inbox = await openInbox(
    settings,
    createLog((line) => lines.push(line)),
  );
  await inbox.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'leads are delivered to nobody' },
    { event: 'lead deleted', lead: lead.id },
  ]);
});
