import { beforeEach, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

let events: string[] = [];
let commitFails = false;
beforeEach(() => {
  events = [];
  commitFails = false;
});

const { write, idle } = createGroupCommit<void>(async (job) => {
  events.push('begin');
  await job();
  if (commitFails) throw new Error('disk full');
  events.push('commit');
});
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

test('idle waits for what is under way', async () => {
  void job('a');
  await idle();
  expect(events).toContain('commit');
});
