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
  const folder = await mkdtemp(join(tmpdir(), 'inbox-postgres-'));
  const owner = user();
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder };
  execFileSync('initdb', ['-D', data, '-U', 'inbox', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn('postgres', ['-D', data, '-p', String(port), ...flags], {
    ...options,
    stdio: 'ignore',
  });
  const url = `postgres://inbox@127.0.0.1:${port}/postgres`;
  await untilAnswering(url, server);
  return {
    url,
    stop: async () => {
      // SIGINT ends the sessions that are open; SIGTERM would wait for them.
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
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

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL does not start (exit code ${server.exitCode}).`);
    const answered = await query(url, 'select 1').catch(() => undefined);
    if (answered) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('PostgreSQL does not answer.');
}
