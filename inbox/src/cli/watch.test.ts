import { expect, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { temporaryStore } from '../../testing/temporary.ts';
import { watch } from './watch.ts';

test('the owner sees what waits for them when it changes, and a database that cannot be read, and nothing else', async () => {
  const store = await temporaryStore(['webhook']);
  const now = someLead().receivedAt;
  let isReadable = true;
  async function* times(): AsyncGenerator<number> {
    yield now;
    yield now;
    await store.add(someLead());
    await store.add(someLead({ suspicion: 'honeypot' }));
    yield now + 1000;
    yield now + 2000;
    yield now + 3 * 3_600_000;
    isReadable = false;
    yield now + 3 * 3_600_000;
    isReadable = true;
    for (const claimed of await store.claim('webhook', now, 1)) await store.bury(claimed, 'gone');
    yield now + 4 * 3_600_000;
  }
  const lines: string[] = [];
  const stats = () => (isReadable ? store.stats() : Promise.reject(new Error('ada@shop.example')));
  const print = async (line: string): Promise<void> => {
    lines.push(line);
  };
  await watch({ stats }, times(), print);
  expect(lines.map((line) => line.slice(26))).toEqual([
    'leads 0   in quarantine 0   to be delivered 0   dead letters 0\n',
    'leads 2   in quarantine 1   to be delivered 1, the oldest for less than a minute   dead letters 0\n',
    'leads 2   in quarantine 1   to be delivered 1, the oldest for 3 h   dead letters 0\n',
    'the database cannot be read (Error)\n',
    'leads 2   in quarantine 1   to be delivered 0   dead letters 1\n',
  ]);
});
