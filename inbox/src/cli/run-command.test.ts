import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { someLead } from '../../testing/leads.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { readCommand } from './arguments.ts';
import { runCommand } from './run-command.ts';

let folder = '';
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  store = await openStore({ kind: 'sqlite', path: join(folder, 'leads.db') }, ['webhook']);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const day = 24 * 60 * 60 * 1000;
const now = someLead().receivedAt;

async function run(...args: readonly string[]): Promise<string> {
  let printed = '';
  const print = (text: string): void => {
    printed += text;
  };
  await runCommand(readCommand(args), { store, print, now, backup: async () => {} });
  return printed;
}

test('every lead is listed, however many there are, or those in one state', async () => {
  const held = someLead({ suspicion: 'honeypot' });
  await store.add(held);
  await Promise.all(Array.from({ length: 1200 }, (_, index) => store.add(someLead({ notes: `Number ${index}` }))));
  expect((await run('list')).trim().split('\n')).toHaveLength(1201);
  expect(await run('list', '--state', 'quarantined')).toBe(
    `${held.id}  2025-05-01T00:00:00.000Z  quarantined (honeypot)  Ada Merchant <ada@shop.example>\n`,
  );
  expect((await run('export', '--csv')).split('\r\n')).toHaveLength(1203);
});

test('a lead is shown whole, with its deliveries and readable times', async () => {
  const lead = someLead();
  await store.add(lead);
  expect(JSON.parse(await run('show', lead.id))).toMatchObject({
    lead: { lead: { email: 'ada@shop.example' }, receivedAt: '2025-05-01T00:00:00.000Z' },
    deliveries: [{ channel: 'webhook', state: 'pending', attempts: 0 }],
  });
});

test('a lead is released once, and only then sent', async () => {
  const lead = someLead({ suspicion: 'too fast' });
  await store.add(lead);
  await expect(run('resend', lead.id)).rejects.toThrow(/in quarantine: release it/);
  expect(await run('release', lead.id)).toBe(`Released ${lead.id}, queued for delivery: 1.\n`);
  await expect(run('release', lead.id)).rejects.toThrow(PlainError);
  expect(await run('resend', lead.id)).toBe(`${lead.id}: queued for delivery: 1.\n`);
});

test('dead letters are sent again', async () => {
  await store.add(someLead());
  const [claimed] = await store.claim({ now, limit: 1, leaseMilliseconds: 1000 });
  if (claimed) await store.bury(claimed, 'gone');
  expect(await run('resend', '--dead')).toBe('Dead letters: queued for delivery: 1.\n');
  expect(JSON.parse(await run('stats'))).toMatchObject({ deliveries: { pending: 1, dead: 0 } });
});

test('only leads that are old enough are deleted', async () => {
  await store.add(someLead({ receivedAt: now - 366 * day }));
  await store.add(someLead({ receivedAt: now - 364 * day }));
  expect(await run('purge', '--older-than', '365d')).toBe('Deleted leads: 1.\n');
  expect(JSON.parse(await run('stats'))).toMatchObject({ leads: { accepted: 1 } });
});

test.each([
  [[], /^npm run leads/],
  [['drop'], /^npm run leads/],
  [['show'], /Say which/],
  [['show', 'nobody'], /no lead nobody/],
  [['list', '--state', 'lost'], /never "lost"/],
  [['export'], /export --csv/],
  [['purge'], /--older-than 365d/],
  [['purge', '--older-than', '0d'], /--older-than 365d/],
  [['purge', '--older-than', '1y'], /--older-than 365d/],
  [['list', '--all'], /--all/],
] as const)('%j is answered with what to say instead', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(PlainError);
  await expect(run(...args)).rejects.toThrow(sentence);
});
