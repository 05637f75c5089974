import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { build } from 'esbuild';

/** What was found in the database after every kill. */
export interface CrashReport {
  readonly kills: number;
  /** Kills before the process had opened its database. */
  readonly killsWhileStarting: number;
  readonly acknowledged: number;
  readonly delivered: number;
  /** Acknowledged leads that are not there. */
  readonly lost: number;
  /** Leads that do not have exactly one delivery on each channel. */
  readonly incomplete: number;
  /** Deliveries that count as made, though nobody sent them. */
  readonly neverSent: number;
  /** Deliveries that were settled, and are not. */
  readonly forgotten: number;
  /** What SQLite finds wrong with its file, "ok" for nothing. */
  readonly integrity: string;
}

/** The most that a process says before it is killed. */
const mostLines = 60;
/** One kill in so many does not wait until the process has started. */
const startingShare = 10;

/**
 * Starts a process that stores and delivers leads, kills it (SIGKILL) after a random line of what it says, and starts the next one on the
 * same file; so many times. Then counts what the processes had promised and the file does not hold.
 */
export async function crash(kills: number): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-crash-'));
  const file = join(folder, 'leads.db');
  const program = join(folder, 'victim.mjs');
  // One file starts in half the time of many.
  await build({
    entryPoints: [join(import.meta.dirname, 'crash-victim.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    logLevel: 'error',
  });
  const promised = {
    ready: new Set<string>(),
    accepted: new Set<string>(),
    sent: new Set<string>(),
    done: new Set<string>(),
  };
  let killsWhileStarting = 0;
  // The next process starts while the last one lives: two also share the file for a moment.
  let next = start(program, file);
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = next;
    if (kill % startingShare !== 0) await victim.hasSaid(1);
    if (kill + 1 < kills) next = start(program, file);
    if (kill % startingShare !== 0) await victim.hasSaid(1 + Math.random() * mostLines);
    const lines = await victim.kill();
    if (lines.length === 0) killsWhileStarting += 1;
    for (const line of lines) {
      const [what, id = ''] = line.split(' ');
      if (what === 'ready' || what === 'accepted' || what === 'sent' || what === 'done') promised[what].add(id);
      else throw new Error(`The process failed instead of being killed: ${line}`);
    }
  }
  const found = inspect(file);
  rmSync(folder, { recursive: true });
  return {
    kills,
    killsWhileStarting,
    acknowledged: promised.accepted.size,
    delivered: promised.done.size,
    lost: promised.accepted.difference(found.leads).size,
    incomplete: found.incomplete,
    neverSent: found.done.difference(promised.sent).size,
    forgotten: promised.done.difference(found.done).size,
    integrity: found.integrity,
  };
}

interface Victim {
  /** Resolves when it has written so many lines, or has ended. */
  hasSaid(lines: number): Promise<void>;
  /** Kills it, and answers every whole line it wrote. */
  kill(): Promise<readonly string[]>;
}

function start(program: string, file: string): Victim {
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
  }
  const closed = once(child, 'close');
  return {
    hasSaid: async (lines) => {
      while (text.split('\n').length <= lines && child.exitCode === null) {
        await Promise.race([once(child.stdout, 'data'), closed]);
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
      return text.split('\n').slice(0, -1);
    },
  };
}

function inspect(file: string) {
  const database = new DatabaseSync(file);
  const ids = (sql: string): ReadonlySet<string> =>
    new Set(
      database
        .prepare(sql)
        .all()
        .map(({ id }) => String(id)),
    );
  const found = {
    leads: ids('select id from leads'),
    done: ids("select id from deliveries where state = 'done'"),
    incomplete: ids(
      `select leads.id from leads left join deliveries on lead_id = leads.id
       group by leads.id having count(distinct channel) <> 2 or count(*) <> 2`,
    ).size,
    integrity: String(database.prepare('pragma integrity_check').get()?.['integrity_check']),
  };
  database.close();
  return found;
}
