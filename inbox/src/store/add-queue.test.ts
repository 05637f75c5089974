import { expect, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { createAddQueue } from './add-queue.ts';

test('nobody is left waiting by a database that does not even begin a transaction', async () => {
  let asked = 0;
  const add = createAddQueue(() => {
    asked += 1;
    return Promise.reject(new Error('down'));
  }, ['email']);
  const first = await Promise.allSettled(Array.from({ length: 450 }, () => add(someLead())));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set(['rejected']));
  const before = asked;
  await expect(add(someLead())).rejects.toThrow('down');
  expect(asked).toBe(before + 1);
});
