/**
 * `npm run prove -- load`: how many leads a second the inbox answers with 202, how late, and its memory, over 100,000 leads on
 * each database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../testing/free-port.ts';
import { startInboxProcess } from '../testing/inbox-process.ts';
import { submission } from '../testing/leads.ts';
import { createSender, type Sender } from '../testing/post.ts';
import { startPostgres } from '../testing/postgres.ts';

const [leads, samples, visitors] = [100_000, 5, 64];
/** How much more memory the inbox may hold after the last sample than after the first: SQLite also fills its caches. */
const growth = 1.25;

/** Posts so many leads, and answers how long each took, in milliseconds. */
async function load(sender: Sender, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  let left = count;
  async function visit(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const status = await sender.postLead(submission());
      if (status !== 202) throw new Error(`A lead was answered with ${status}.`);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit));
  return times;
}

/** Measures an inbox on a database, tells what it found, and answers whether its memory stayed as it was. */
async function measure(name: string, database: Readonly<Record<string, string>>): Promise<boolean> {
  const metrics = `127.0.0.1:${await freePort()}`;
  const inbox = await startInboxProcess({ ...database, LEADS_METRICS: metrics });
  const sender = createSender(inbox.url, visitors);
  const times: number[] = [];
  const memory: number[] = [];
  const started = performance.now();
  for (let sample = 0; sample < samples; sample += 1) {
    times.push(...(await load(sender, leads / samples)));
    const text = await (await fetch(`http://${metrics}/metrics`)).text();
    memory.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20);
  }
  const rate = (1000 * leads) / (performance.now() - started);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  inbox.process.kill();
  await inbox.ended;
  console.log(
    `${name}: ${rate.toFixed(0)} durable leads/s (${visitors} visitors at once, p99 ${p99.toFixed(0)} ms); ` +
      `memory every ${leads / samples} leads: ${memory.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`,
  );
  return (memory.at(-1) ?? 0) <= growth * (memory[0] ?? 0);
}

const folder = mkdtempSync(join(tmpdir(), 'inbox-load-'));
const postgres = await startPostgres();
try {
  const held = [
    await measure('SQLite', { LEADS_DB: join(folder, 'leads.db') }),
    await measure('PostgreSQL', { DATABASE_URL: postgres.url }),
  ];
  if (!held.every(Boolean)) throw new Error('The memory of the inbox grows with the leads it has taken.');
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
