import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

let events: string[] = [];
let commitFails = false;
let isLocked = false;
beforeEach(() => {
  events = [];
  commitFails = false;
  isLocked = false;
});

const transact = async (job: () => Promise<void>): Promise<void> => {
  events.push('begin');
  if (isLocked) throw new Error('locked');
  await job();
  if (commitFails) throw new Error('disk full');
  events.push('commit');
};
const { write, idle } = createGroupCommit<void>(transact);
const job = (name: string) => write(async () => events.push(name)).then(() => events.push(`${name} answered`));

// That a job which fails is taken out of its group is held on both databases (store.test.ts).
test('jobs that come together share one commit, and are answered after it', async () => {
  await Promise.all([job('a'), job('b')]);
  expect(events).toEqual(['begin', 'a', 'b', 'commit', 'a answered', 'b answered']);
});

test('when the database itself fails, a group is not tried job by job to the end', async () => {
  commitFails = true;
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => job(`job ${index}`)));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(events.filter((event) => event === 'begin')).toHaveLength(3);
  commitFails = false;
  await job('later');
  expect(events.at(-1)).toBe('later answered');
});

test('jobs that come while nobody may write are committed together as soon as somebody may', async () => {
  isLocked = true;
  const first = job('a');
  while (events.length < 2) await setImmediate();
  isLocked = false;
  await Promise.all([first, job('b')]);
  expect(events.slice(-5)).toEqual(['a', 'b', 'commit', 'a answered', 'b answered']);
});

test('jobs that come while nobody may write for long are refused, all at once', async () => {
  isLocked = true;
  const impatient = createGroupCommit<void>(transact, 0);
  const results = await Promise.allSettled([1, 2, 3].map(() => impatient.write(async () => {})));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(events).toEqual(['begin', 'begin']);
});

test('idle waits for what is under way', async () => {
  void job('a');
  await idle();
  expect(events).toContain('commit');
});
