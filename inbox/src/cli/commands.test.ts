import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { someLead } from '../../testing/leads.ts';
import { temporaryStore } from '../../testing/temporary.ts';
import type { Administration, Store } from '../store/store.ts';
import { readCommand } from './commands.ts';

let store: Store;
beforeEach(async () => {
  store = await temporaryStore(['webhook']);
});

const withStore = (act: (store: Administration) => Promise<void>): Promise<void> => act(store);

const day = 24 * 60 * 60 * 1000;
const now = someLead().receivedAt;

/** What the owner answers when asked. */
let confirms = false;
beforeEach(() => {
  confirms = false;
});

/** When it looks again, when told to watch. */
async function* times(): AsyncGenerator<number> {
  yield now;
}

async function run(...args: readonly string[]): Promise<string> {
  let printed = '';
  const confirm = async (question: string): Promise<boolean> => {
    await print(`${question}\n`);
    return confirms;
  };
  const print = async (text: string): Promise<void> => {
    printed += text;
  };
  await readCommand(args)({ withStore, print, confirm, now, times, backup: async () => {} });
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

test('an export waits for whoever reads it, so that no number of leads piles up in memory', async () => {
  await Promise.all(Array.from({ length: 600 }, () => store.add(someLead())));
  let [unread, mostUnread] = [0, 0];
  const print = async (): Promise<void> => {
    unread += 1;
    mostUnread = Math.max(mostUnread, unread);
    await setImmediate();
    unread -= 1;
  };
  await readCommand(['export', '--csv'])({
    withStore: (act) => act(store),
    print,
    confirm: async () => false,
    now,
    times,
    backup: async () => {},
  });
  expect(mostUnread).toBe(1);
});

test('a lead is shown whole, released once, and only then sent', async () => {
  const lead = someLead({ suspicion: 'too fast' });
  await store.add(lead);
  await expect(run('resend', lead.id)).rejects.toThrow(/in quarantine: release it/);
  expect(await run('release', lead.id)).toBe(`Released ${lead.id}, queued for delivery: 1.\n`);
  await expect(run('release', lead.id)).rejects.toThrow(PlainError);
  expect(await run('resend', lead.id)).toBe(`${lead.id}: queued for delivery: 1.\n`);
  expect(JSON.parse(await run('show', lead.id))).toMatchObject({
    lead: { lead: { email: 'ada@shop.example' }, receivedAt: '2025-05-01T00:00:00.000Z', state: 'released' },
    deliveries: [{ channel: 'webhook', state: 'pending', attempts: 0 }],
  });
});

test('dead letters are sent again, and only leads that are old enough are deleted', async () => {
  await store.add(someLead({ receivedAt: now - 366 * day }));
  await store.add(someLead({ receivedAt: now - 364 * day }));
  for (const claimed of await store.claim('webhook', now, 2)) await store.bury(claimed, 'HTTP 410');
  expect(await run('list', '--dead')).toMatch(
    /^\S+\.webhook {2}2024-04-30T\S+ {2}HTTP 410\n\S+\.webhook {2}2024-05-02/,
  );
  expect(await run('purge', '--older-than', '365d')).toBe('Deleted leads: 1.\n');
  expect(await run('resend', '--dead')).toBe('Dead letters: queued for delivery: 1.\n');
  expect(JSON.parse(await run('stats'))).toMatchObject({ leads: { accepted: 1 }, deliveries: { pending: 1, dead: 0 } });
  expect(await run('watch')).toContain('to be delivered 1');
});

test('every lead of one person is found, however they wrote their address, and no other', async () => {
  const theirs = [someLead({ email: 'Jo@bücher.example' }), someLead({ email: 'jo@xn--BCHER-kva.example' })];
  for (const lead of [...theirs, someLead({ email: 'jo@bucher.example' })]) await store.add(lead);
  const found = await run('find', 'jo@BÜCHER.example');
  const ids = found
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect(new Set(ids)).toEqual(new Set(theirs.map(({ id }) => id)));
});

test('a lead is deleted for good once the owner has said yes, and nothing but its id and the day is kept', async () => {
  const [lead, other] = [someLead(), someLead()];
  for (const each of [lead, other]) await store.add(each);
  expect(await run('delete', lead.id)).toMatch(/<ada@shop\.example>\nDelete .*\?\nNothing was deleted\.\n$/);
  expect(await run('deletions')).toBe('');
  await expect(run('delete', lead.id, 'nobody', '--yes')).rejects.toThrow(/no lead nobody/);
  confirms = true;
  expect(await run('delete', lead.id)).toMatch(/\nDeleted leads: 1\.\n$/);
  expect(await run('list')).toContain(other.id);
  expect(await run('list')).not.toContain(lead.id);
  expect(await store.claim('webhook', now, 10)).toMatchObject([{ delivery: { leadId: other.id } }]);
  await expect(run('show', lead.id)).rejects.toThrow(`The lead ${lead.id} was deleted on 2025-05-01T00:00:00.000Z.`);
  expect(await run('delete', '--yes', other.id)).toBe('Deleted leads: 1.\n');
  expect((await run('deletions')).trim().split('\n').sort()).toEqual(
    [lead, other].map(({ id }) => `${id}  2025-05-01T00:00:00.000Z`).sort(),
  );
});

test.each([
  ['', /^npm run leads/],
  ['drop', /^npm run leads/],
  ['show', /Say which/],
  ['show nobody', /no lead nobody/],
  ['find', /Say which/],
  ['find nobody@shop.example', /no lead from nobody@shop\.example/],
  ['delete', /Say which/],
  ['list --state lost', /never "lost"/],
  ['export', /export --csv, or export --xlsx/],
  ['export --xlsx', /--xlsx/],
  ['purge', /--older-than 365d/],
  ['purge --older-than 0d', /--older-than 365d/],
  ['purge --older-than 1y', /--older-than 365d/],
  ['list --all', /--all/],
] as const)('"%s" is answered with what to say instead', async (args, sentence) => {
  const refused: unknown = await run(...args.split(' ')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PlainError);
  expect(refused).toMatchObject({ message: expect.stringMatching(sentence) });
});
