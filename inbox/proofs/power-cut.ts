import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Synchronous } from '../src/store/sqlite.ts';
import { SimulatedDisk, type Survivors } from './simulated-disk.ts';
import { traceCalls } from './system-calls.ts';

/** What the power cuts left behind. */
export interface PowerCutReport {
  readonly cuts: number;
  /** Syncs of the traced process, each of which a cut came right before and right after. */
  readonly syncs: number;
  readonly acknowledged: number;
  /** Cuts after which an acknowledged lead was missing, or one of its deliveries. */
  readonly cutsWithLoss: number;
  /** The most acknowledged leads that one cut took. */
  readonly mostLost: number;
  /** What SQLite found wrong with a file, but for "ok". */
  readonly damage: readonly string[];
}

/** One cut in so many calls, besides those at every sync and acknowledgement. */
const betweenCalls = 40;

/**
 * Stores leads under strace, then plays the traced calls on a simulated disk, cuts the power at many points, opens what is
 * left, and looks for the leads that had been acknowledged by then.
 */
export function cutPower(leads: number, synchronous: Synchronous): PowerCutReport {
  // strace names files by their real path.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inbox-power-')));
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

  let syncs = 0;
  for (const [index, call] of calls.entries()) {
    const isSync = call.call === 'sync' || call.call === 'sync-folder';
    if (isSync) {
      syncs += 1;
      cut('some');
    }
    if (call.call === 'say') acknowledged.push(call.text.trim().replace('accepted ', ''));
    else disk.apply(call);
    if (isSync || call.call === 'say') cut('none');
    else if (index % betweenCalls === 0) cut('some');
  }
  rmSync(folder, { recursive: true });
  return {
    cuts: losses.length,
    syncs,
    acknowledged: acknowledged.length,
    cutsWithLoss: losses.filter((lost) => lost > 0).length,
    mostLost: Math.max(...losses),
    damage: [...damage],
  };
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
