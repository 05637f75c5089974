/**
 * `npm run prove -- load`: how many leads a second the inbox answers with 202, and how late, beside what the same database
 * takes as bare synced inserts in the same run; and its memory over 100,000 leads.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../src/settings.ts';
import { aloneSettings, submission } from '../testing/inbox.ts';
import { createSender, type Sender } from '../testing/post.ts';
import { startPostgres } from '../testing/postgres.ts';
import { requirePrograms } from '../testing/programs.ts';
import { bareInserts } from './bare-inserts.ts';

const [rounds, roundLength, visitors] = [3, 5000, 64];
const [leadsForMemory, samples] = [100_000, 5];
/** Part of the bare rate that the inbox aims at. */
const aim = 0.5;
/** How much more memory the inbox may hold after the last sample than after the first; SQLite also fills its caches. */
const growth = { heapUsed: 1.1, rss: 1.25 } as const;

/** Posts leads until told to stop, and answers how long each took. In milliseconds. */
async function load(sender: Sender, goesOn: (sent: number) => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  let sent = 0;
  async function visit(): Promise<void> {
    while (goesOn(sent)) {
      sent += 1;
      const started = performance.now();
      const status = await sender.postLead(submission());
      if (status !== 202) throw new Error(`A lead was answered with ${status}.`);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  return times;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function startServer(env: Readonly<Record<string, string>>): Promise<{ server: ChildProcess; sender: Sender }> {
  const server = fork(join(import.meta.dirname, 'bench-server.ts'), {
    execArgv: ['--expose-gc'],
    env: { ...aloneSettings, LEADS_PER_MINUTE: '1000000', ...env },
  });
  const [port] = await once(server, 'message');
  return { server, sender: createSender(`http://127.0.0.1:${port}/leads`, visitors) };
}

/** Compares the inbox with its database, in turns, so that what else the machine does meets both. */
async function compareRates(name: string, settings: DatabaseSettings, sender: Sender): Promise<boolean> {
  const [bare, inbox, times]: [number[], number[], number[]] = [[], [], []];
  await load(sender, (sent) => sent < 1000);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await bareInserts(settings, roundLength));
    const started = performance.now();
    const taken = await load(sender, () => performance.now() - started < roundLength);
    inbox.push((1000 * taken.length) / (performance.now() - started));
    times.push(...taken);
  }
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  const share = median(inbox) / median(bare);
  console.log(
    `${name}: ${median(inbox).toFixed(0)} durable leads/s (${visitors} visitors at once, p99 ${p99.toFixed(0)} ms), ` +
      `${median(bare).toFixed(0)} bare synced inserts/s: ${share.toFixed(2)} of them (aim ${aim})`,
  );
  return share >= aim;
}

/** Watches the memory while leads come in; what a full collection leaves must not grow. */
async function watchMemory(name: string, server: ChildProcess, sender: Sender): Promise<boolean> {
  const kept: { rss: number; heapUsed: number }[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await load(sender, (sent) => sent < leadsForMemory / samples);
    server.send('memory');
    const [memory] = await once(server, 'message');
    kept.push(memory);
  }
  const megabytes = (part: 'rss' | 'heapUsed') => kept.map((memory) => (memory[part] / 2 ** 20).toFixed(0)).join(', ');
  console.log(
    `${name}: memory every ${leadsForMemory / samples} leads: heap ${megabytes('heapUsed')} MB, in all ${megabytes('rss')} MB`,
  );
  const isFlat = (part: 'rss' | 'heapUsed') => (kept.at(-1)?.[part] ?? 0) <= growth[part] * (kept[0]?.[part] ?? 0);
  return isFlat('heapUsed') && isFlat('rss');
}

requirePrograms();
const folder = mkdtempSync(join(tmpdir(), 'inbox-bench-'));
const postgres = await startPostgres();
const databases: readonly [string, DatabaseSettings, Readonly<Record<string, string>>][] = [
  ['SQLite', { kind: 'sqlite', path: join(folder, 'leads.db') }, { LEADS_DB: join(folder, 'leads.db') }],
  ['PostgreSQL', { kind: 'postgres', url: postgres.url }, { DATABASE_URL: postgres.url }],
];
const held: boolean[] = [];
try {
  for (const [name, settings, env] of databases) {
    const { server, sender } = await startServer(env);
    held.push(await compareRates(name, settings, sender));
    held.push(await watchMemory(name, server, sender));
    server.kill();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
console.log(held.every(Boolean) ? 'Every aim is met.' : 'An aim is missed.');
process.exit(held.every(Boolean) ? 0 : 1);
