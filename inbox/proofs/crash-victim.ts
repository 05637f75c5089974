/**
 * Stores leads and delivers them to nobody as fast as it can, and writes down what it has promised, until it is killed.
 * Argument: the database file. A line that is not written whole was never promised.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { createStore } from '../src/store/create-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { channels } from '../src/store/store.ts';
import { someLead } from '../testing/leads.ts';

const visitors = 4;
/** Short, so that what a killed process held is due again at once. In milliseconds. */
const lease = 20;

const say = (what: 'ready' | 'accepted' | 'sent' | 'done', id: string): void => {
  writeSync(1, `${what} ${id}\n`);
};

const store = await createStore(openSqlite(process.argv[2] ?? ''), 'sqlite', channels);
say('ready', '-');

async function visit(): Promise<never> {
  for (;;) {
    const lead = someLead({ id: randomUUID(), receivedAt: Date.now() });
    await store.add(lead);
    say('accepted', lead.id);
  }
}

async function deliver(): Promise<never> {
  for (;;) {
    const claimed = await store.claim({ now: Date.now(), limit: 4, leaseMilliseconds: lease });
    for (const claim of claimed) {
      say('sent', claim.delivery.id);
      // Half of the time the process that delivers is slower than its lease.
      await setImmediate();
      if (await store.succeed(claim)) say('done', claim.delivery.id);
    }
  }
}

await Promise.all([deliver(), ...Array.from({ length: visitors }, visit)]);
