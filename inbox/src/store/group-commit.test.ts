import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createGroupCommit, type Write } from './group-commit.ts';

let events: string[] = [];
let commitFails = false;
let write: Write<object>;
let idle: () => Promise<void>;

class RecordingDriver extends DummyDriver {
  override async beginTransaction(): Promise<void> {
    events.push('begin');
  }
  override async commitTransaction(): Promise<void> {
    if (commitFails) throw new Error('disk full');
    events.push('commit');
  }
  override async rollbackTransaction(): Promise<void> {
    events.push('rollback');
  }
}

beforeEach(() => {
  events = [];
  commitFails = false;
  const db = new Kysely<object>({
    dialect: {
      createDriver: () => new RecordingDriver(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (introspected) => new SqliteIntrospector(introspected),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  ({ write, idle } = createGroupCommit(db));
});

const job = (name: string) => write(async () => events.push(name)).then(() => events.push(`${name} answered`));
const failing = (name: string) =>
  write(async () => {
    events.push(name);
    throw new Error(name);
  });

test('jobs that come together share one commit, and are answered after it', async () => {
  await Promise.all([job('a'), job('b')]);
  expect(events).toEqual(['begin', 'a', 'b', 'commit', 'a answered', 'b answered']);
});

test('a job that fails is taken out of its group', async () => {
  const results = await Promise.allSettled([job('a'), failing('bad'), job('b')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events.filter((event) => event === 'commit')).toHaveLength(2);
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
