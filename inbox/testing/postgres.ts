import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL in a temporary folder, on a port of its own, with its settings as Debian ships them. */
export interface RunningPostgres {
  readonly url: string;
  /** Ends it and starts it again on the same data: `fast` cuts its connections, `immediate` is a crash. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** Ends it for good, as a machine does that breaks. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root gives it to the user that Debian's package makes. */
const user = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** Starts a PostgreSQL with the given settings beside its defaults. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<RunningPostgres> {
  const { folder, options } = await createFolder();
  execFileSync('initdb', ['-D', join(folder, 'data'), '-U', 'inbox', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return serve(folder, settings);
}

/** Copies a running PostgreSQL, and follows it until it is told to take its place (`select pg_promote()`). */
export async function startReplica(url: string): Promise<RunningPostgres> {
  const { folder, options } = await createFolder();
  const copy = ['-D', join(folder, 'data'), '--write-recovery-conf', '--checkpoint=fast', '--no-sync', '-d', url];
  execFileSync('pg_basebackup', copy, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  return serve(folder, {});
}

/** Runs the server of a folder. */
async function serve(folder: string, settings: Readonly<Record<string, string>>): Promise<RunningPostgres> {
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://inbox@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    const started = spawn('postgres', ['-D', join(folder, 'data'), '-p', String(port), ...flags], {
      ...user(),
      cwd: folder,
      stdio: 'ignore',
    });
    await untilAnswering(url, started);
    return started;
  };
  let server = await start();
  // SIGINT ends the sessions that are open (SIGTERM would wait for them), SIGQUIT everything at once.
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url,
    restart: async (how) => {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = await start();
    },
    crash: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT');
      await rm(folder, { recursive: true });
    },
  };
}

/** A folder that the server's user owns. */
async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-postgres-'));
  const owner = user();
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return { folder, options: { ...owner, cwd: folder } };
}

/** An empty database of its own on a running server. */
export async function createDatabase(url: string): Promise<string> {
  const name = `inbox_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name}`);
  return url.replace(/\/[^/]*$/, `/${name}`);
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Ends every other session of a database, as an administrator may. */
export async function cutConnections(url: string): Promise<void> {
  const others = 'pid <> pg_backend_pid() and datname = current_database()';
  await query(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
}

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL does not start (exit code ${server.exitCode}).`);
    const answered = await query(url, 'select 1').catch(() => undefined);
    if (answered) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('PostgreSQL does not answer.');
}
