/** One contract, held by both databases. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { createDatabase } from '../../testing/postgres.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import type { DatabaseSettings } from '../settings.ts';
import { openStore } from './open-store.ts';
import type { Channel, ClaimedDelivery, Store } from './store.ts';

const both: readonly Channel[] = ['email', 'webhook'];
const [minute, day] = [60_000, 24 * 60 * 60_000];
const now = someLead().receivedAt;

const databases: Readonly<Record<string, () => Promise<DatabaseSettings>>> = {
  SQLite: async () => ({ kind: 'sqlite', path: join(temporaryFolder(), 'leads.db') }),
  PostgreSQL: async () => ({ kind: 'postgres', url: await createDatabase(inject('postgresUrl')) }),
};

describe.each(Object.entries(databases))('A store on %s', (_name, createEmpty) => {
  let settings: DatabaseSettings;
  let store: Store;
  beforeEach(async () => {
    settings = await createEmpty();
    store = await openStore(settings, both);
  });
  afterEach(() => store.close());

  /** Takes so many due deliveries of each channel. */
  const claim = async (at: number, limit = 10, from = store): Promise<readonly ClaimedDelivery[]> =>
    (await Promise.all(both.map((channel) => from.claim(channel, at, limit)))).flat();

  test('keeps a lead as it came, with a delivery for each channel', async () => {
    const lead = someLead({ notes: 'Öl & Wein, 北京 🍷\n"quoted"\ttabbed' });
    expect(await store.add(lead)).toBe('stored');
    const found = await store.find(lead.id);
    expect(found?.lead).toEqual({ ...lead, state: 'accepted' });
    expect(found?.deliveries.map(({ channel, state, attempts }) => [channel, state, attempts])).toEqual([
      ['email', 'pending', 0],
      ['webhook', 'pending', 0],
    ]);
  });

  test('makes one lead of the same submission sent twice, also at the same moment and in another process', async () => {
    const first = someLead();
    const again = (): typeof first => ({ ...first, id: someLead().id, receivedAt: now + minute });
    const other = await openStore(settings, both);
    const answers = await Promise.all([store.add(first), store.add(again()), other.add(again()), other.add(again())]);
    await other.close();
    expect(answers.toSorted()).toEqual(['known', 'known', 'known', 'stored']);
    expect(await store.stats()).toMatchObject({ leads: { accepted: 1 }, deliveries: { pending: 2 } });
  });

  test('keeps a corrected submission under the same key as a lead of its own', async () => {
    const first = someLead();
    await store.add(first);
    expect(await store.add({ ...someLead({ email: 'ada@shop2.example' }), key: first.key })).toBe('stored');
    expect(await store.list({ limit: 10 })).toHaveLength(2);
  });

  test('fails one lead of many that arrive together without the others', async () => {
    const [good, twin] = [someLead(), someLead()];
    // Its id is taken by then: leads that are committed together are written in the order of their keys.
    const broken = { ...someLead(), id: good.id, key: `${good.key}-again` };
    const answers = await Promise.allSettled([store.add(good), store.add(broken), store.add(twin)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.stats()).toMatchObject({ leads: { accepted: 2 }, deliveries: { pending: 4 } });
  });

  test('holds a suspected lead back, and releases it once with its deliveries', async () => {
    const lead = someLead({ suspicion: 'honeypot' });
    await store.add(lead);
    expect(await claim(now)).toEqual([]);
    expect(await store.resend({ leadId: lead.id }, now)).toBe(0);
    expect(await store.release(lead.id, now + minute)).toBe(true);
    expect(await store.release(lead.id, now + minute)).toBe(false);
    const found = await store.find(lead.id);
    expect(found?.lead).toMatchObject({ state: 'released', suspicion: 'honeypot' });
    expect(found?.deliveries).toMatchObject([{ queuedAt: now + minute }, { queuedAt: now + minute }]);
  });

  test('suspects the third sender of the same long text within a day, however it is spaced', async () => {
    const text = 'Get first page ranking for your site, contact us today';
    await store.add(someLead({ notes: text }));
    const second = someLead({ notes: text.toUpperCase() });
    await store.add(second);
    await store.add({ ...second, id: someLead().id, lead: { ...second.lead, name: 'Ada M. Merchant' } });
    expect((await store.stats()).leads.quarantined).toBe(0);
    await store.add(someLead({ notes: `\n${text.replaceAll(' ', '  ')}` }));
    expect(await store.list({ state: 'quarantined', limit: 10 })).toMatchObject([{ suspicion: 'same text' }]);
    await store.add(someLead({ notes: text, receivedAt: now + 2 * day }));
    for (let index = 0; index < 4; index += 1) await store.add(someLead({ notes: 'Please call me.' }));
    expect((await store.stats()).leads.quarantined).toBe(1);
  });

  test('suspects nobody for the figures that the form adds to notes', async () => {
    const figures = 'Card sales a month $40,000, fees last month $1,200, difference posted 3%.';
    for (let index = 0; index < 4; index += 1) await store.add(someLead({ notes: `Please call me.\n${figures}` }));
    expect((await store.stats()).leads.quarantined).toBe(0);
    const text = 'Get first page ranking for your site, contact us today';
    for (let index = 0; index < 3; index += 1) await store.add(someLead({ notes: `${text}\n${index} of 10, 100%` }));
    expect((await store.stats()).leads.quarantined).toBe(1);
  });

  test('looks through the last hundred leads of a text and no more, however often it has come', async () => {
    const text = 'Get first page ranking for your site, contact us today';
    for (let senders = 0; senders < 3; senders += 1) await store.add(someLead({ notes: text }));
    const one = someLead();
    const again = Array.from({ length: 100 }, (_, index) =>
      someLead({ key: one.key, notes: text, email: `ada+${index}@shop.example`, receivedAt: now + minute }),
    );
    await Promise.all(again.map((lead) => store.add(lead)));
    expect(await store.add(someLead({ notes: text, receivedAt: now + 2 * minute }))).toBe('stored');
    expect(await store.add(someLead({ notes: text, receivedAt: now + 3 * minute }))).toBe('quarantined');
  });

  test('hands each due delivery to one claim at a time, the oldest first', async () => {
    await store.add(someLead({ receivedAt: now + minute }));
    const oldest = someLead();
    await store.add(oldest);
    expect(await claim(now - 1)).toEqual([]);
    for (const channel of both) expect(await store.nextDueAt(channel)).toBe(now);
    const other = await openStore(settings, both);
    const claimed = (await Promise.all([claim(now + minute, 1), claim(now + minute, 1, other)])).flat();
    await other.close();
    const ids = claimed.map(({ delivery }) => delivery.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([`${oldest.id}.email`, `${oldest.id}.webhook`]));
    expect(claimed.every(({ delivery }) => delivery.attempts === 1)).toBe(true);
  });

  test('gives a delivery back when its lease ends, and heeds the one who lost it no more', async () => {
    await store.add(someLead());
    const [lost] = await store.claim('email', now, 1);
    const [taken] = await store.claim('email', now + minute, 10);
    if (!lost || !taken) throw new Error('The delivery was not handed out twice.');
    expect(taken.delivery.attempts).toBe(2);
    expect(await store.succeed(lost)).toBe(false);
    expect(await store.bury(lost, 'late')).toBe(false);
    expect(await store.succeed(taken)).toBe(true);
    expect((await store.stats()).deliveries).toEqual({ pending: 1, done: 1, dead: 0 });
  });

  test('tries a failed delivery again when it is due, and buries it when told', async () => {
    await store.add(someLead());
    const [mail, hook] = await claim(now);
    if (!mail || !hook) throw new Error('Two deliveries are due.');
    expect(await store.retryAt(mail, now + day, 'refused')).toBe(true);
    expect(await store.bury(hook, 'gone')).toBe(true);
    expect(await claim(now + day - 1)).toEqual([]);
    expect(await claim(now + day)).toMatchObject([
      { delivery: { id: mail.delivery.id, problem: 'refused', attempts: 2, queuedAt: now } },
    ]);
    expect((await store.stats()).deliveries).toEqual({ pending: 1, done: 0, dead: 1 });
  });

  test('sends dead letters again from the beginning, and any lead on every channel', async () => {
    const lead = someLead();
    await store.add(lead);
    const [mail, hook] = await claim(now);
    if (!mail || !hook) throw new Error('Two deliveries are due.');
    await store.bury(mail, 'refused');
    expect(await store.resend('dead', now + day)).toBe(1);
    expect(await claim(now + day)).toMatchObject([
      { delivery: { id: mail.delivery.id, attempts: 1 } },
      { delivery: { id: hook.delivery.id, attempts: 2 } },
    ]);
    expect(await store.resend({ leadId: lead.id }, now + 2 * day)).toBe(2);
    expect(await store.succeed(hook)).toBe(false);
    expect(await claim(now + 2 * day)).toMatchObject([
      { delivery: { attempts: 1, queuedAt: now + 2 * day } },
      { delivery: { attempts: 1, queuedAt: now + 2 * day } },
    ]);
  });

  test('lists leads in the order they came, page after page', async () => {
    const leads = [2, 0, 1, 1].map((minutes) => someLead({ receivedAt: now + minutes * minute }));
    for (const lead of leads) await store.add(lead);
    const first = await store.list({ limit: 3 });
    const after = first.at(-1);
    expect(first.map(({ receivedAt }) => receivedAt - now)).toEqual([0, minute, minute]);
    expect(await store.list({ limit: 3, after })).toMatchObject([{ id: leads[0]?.id }]);
  });

  test('deletes leads by their ids, deliveries included, and remembers no more than that', async () => {
    const [lead, other] = [someLead(), someLead()];
    for (const each of [lead, other]) await store.add(each);
    const underWay = (await claim(now)).filter(({ delivery }) => delivery.leadId === lead.id);
    expect(await store.delete([lead.id, 'nobody'], now)).toBe(1);
    expect(await store.find(lead.id)).toBeUndefined();
    expect(await store.stats()).toMatchObject({ leads: { accepted: 1 }, deliveries: { pending: 2 } });
    expect(await store.deletions()).toEqual([{ leadId: lead.id, deletedAt: now }]);
    expect(await Promise.all(underWay.map((each) => store.succeed(each)))).toEqual([false, false]);
    // Out of a backup, a lead may come back.
    await store.add(lead);
    expect(await store.delete([lead.id], now + day)).toBe(1);
    expect(await store.deletions()).toEqual([{ leadId: lead.id, deletedAt: now + day }]);
  });

  test('gives the turn to send a digest to one inbox of several, once in its time', async () => {
    const other = await openStore(settings, both);
    const take = async (at: number): Promise<number> => {
      const taken = await Promise.all([store.takeDigest(at, at + day), other.takeDigest(at, at + day)]);
      return taken.filter(Boolean).length;
    };
    expect([await take(now), await take(now + day - 1), await take(now + day)]).toEqual([1, 0, 1]);
    await store.putOffDigest(now + day + minute);
    expect([await take(now + day), await take(now + day + minute)]).toEqual([0, 1]);
    await other.close();
  });

  test('deletes what is older than a time, deliveries included', async () => {
    await store.add(someLead());
    const [mail, hook] = await claim(now);
    if (!mail || !hook) throw new Error('Two deliveries are due.');
    await Promise.all([store.succeed(mail), store.bury(hook, 'gone')]);
    await Promise.all(Array.from({ length: 1200 }, () => store.add(someLead({ suspicion: 'honeypot' }))));
    await store.add(someLead({ receivedAt: now + day }));
    expect(await store.purge(now + day)).toBe(1201);
    expect(await store.stats()).toMatchObject({
      leads: { accepted: 1, quarantined: 0 },
      deliveries: { pending: 2, done: 0, dead: 0 },
    });
  });

  test('deletes no lead, however old, that is still to be delivered on a channel', async () => {
    const lead = someLead();
    await store.add(lead);
    const [mail] = await store.claim('email', now, 1);
    if (!mail) throw new Error('A delivery is due.');
    await store.succeed(mail);
    expect(await store.purge(now + 400 * day)).toBe(0);
    expect((await store.find(lead.id))?.deliveries).toMatchObject([{ state: 'done' }, { state: 'pending' }]);
  });

  test('brings forward what a clock that ran ahead has put off, and lets it count from now', async () => {
    await store.add(someLead());
    await store.add(someLead({ receivedAt: now + 30 * day }));
    expect(await store.bringForward(now, now + day)).toBe(true);
    expect(await store.bringForward(now, now + day)).toBe(false);
    expect((await claim(now)).map(({ delivery }) => delivery.queuedAt)).toEqual([now, now, now, now]);
  });
});
