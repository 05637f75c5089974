import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, writeTo } from './log.ts';

test('a log that nobody reads takes a megabyte of memory, and says afterwards how much it has left out', () => {
  const read: string[] = [];
  let goOn = (): void => {};
  const output = new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      read.push(line);
      goOn = done;
    },
  });
  const log = createLog(writeTo(output));
  const count = 30_000;
  for (let lines = 0; lines < count; lines += 1) log('info', 'lead received', { state: 'stored' });
  expect(output.writableLength).toBeLessThan(1_100_000);
  while (output.writableLength > 0) goOn();
  log('info', 'lead received');
  goOn();
  expect(read.slice(-2).map((line) => JSON.parse(line))).toMatchObject([
    { event: 'log lines dropped', count: count - (read.length - 2) },
    { event: 'lead received' },
  ]);
});
