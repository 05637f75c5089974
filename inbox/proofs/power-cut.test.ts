import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { SimulatedDisk, type Survivors } from './simulated-disk.ts';
import { traceCalls } from './system-calls.ts';

const isLong = inject('isLong');
const leads = isLong ? 120 : 6;
/** One cut in so many calls, besides those at every sync and acknowledgement. */
const betweenCalls = 40;

/**
 * Stores leads under strace, then plays the traced calls on a simulated disk, cuts the power at many points, opens what is
 * left, and looks for the leads that had been acknowledged by then. Answers how many each cut took, and what SQLite found
 * wrong with a file, but for "ok".
 */
function cutPower(synchronous: 'FULL' | 'NORMAL') {
  // strace names files by their real path.
  const folder = realpathSync(temporaryFolder());
  const victim = join(import.meta.dirname, 'power-cut-victim.ts');
  const calls = traceCalls(folder, [victim, join(folder, 'leads.db'), synchronous, String(leads)]);

  const disk = new SimulatedDisk();
  const acknowledged: string[] = [];
  const losses: number[] = [];
  const damage = new Set<string>();
  const after = join(folder, 'after');
  const cut = (survivors: Survivors): void => {
    mkdirSync(after);
    disk.cut(after, survivors);
    const found = inspect(join(after, 'leads.db'));
    losses.push(acknowledged.filter((id) => !found.complete.has(id)).length);
    if (found.integrity !== 'ok') damage.add(found.integrity);
    rmSync(after, { recursive: true });
  };

  for (const [index, call] of calls.entries()) {
    const isSync = call.call === 'sync' || call.call === 'sync-folder';
    if (isSync) cut('some');
    if (call.call === 'say') acknowledged.push(call.text.trim().replace('accepted ', ''));
    else disk.apply(call);
    if (isSync || call.call === 'say') cut('none');
    else if (index % betweenCalls === 0) cut('some');
  }
  const report = { cuts: losses.length, cutsWithLoss: losses.filter((lost) => lost > 0).length, damage: [...damage] };
  console.log(report);
  expect(acknowledged).toHaveLength(leads);
  expect(report.cuts).toBeGreaterThan(leads);
  return report;
}

/** Opens the database as the next start would, and finds the leads that have both deliveries. */
function inspect(file: string): { readonly complete: ReadonlySet<string>; readonly integrity: string } {
  const database = new DatabaseSync(file);
  try {
    const tables = database.prepare("select name from sqlite_schema where name = 'deliveries'").all();
    const rows =
      tables.length === 0
        ? []
        : database
            .prepare(
              'select lead_id from deliveries join leads on leads.id = lead_id group by lead_id having count(*) = 2',
            )
            .all();
    return {
      complete: new Set(rows.map(({ lead_id }) => String(lead_id))),
      integrity: String(database.prepare('pragma integrity_check').get()?.['integrity_check']),
    };
  } finally {
    database.close();
  }
}

test('a power cut at any moment takes no acknowledged lead and no delivery', () => {
  expect(cutPower('FULL')).toMatchObject({ cutsWithLoss: 0, damage: [] });
});

// The short form has too few leads to lose one for sure.
if (isLong) {
  test('the same cuts do take leads when SQLite is not told to sync every commit', () => {
    const { cutsWithLoss, damage } = cutPower('NORMAL');
    expect(cutsWithLoss).toBeGreaterThan(0);
    expect(damage).toEqual([]);
  });
}
