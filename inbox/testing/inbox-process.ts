import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aloneSettings } from './settings.ts';

/** The inbox alone, in a process of its own that can be killed. */
export interface InboxProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resolves with the exit code once it is gone, null if it was killed. */
  readonly ended: Promise<number | null>;
  /** Every line that it has logged. */
  readonly log: readonly string[];
  /** What it wrote to its standard error. */
  errors(): string;
}

/** Those that run: a test leaves none behind, however it ends. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** What a start that was refused has said. */
export class StartRefused extends Error {}

/**
 * Starts the inbox on a free port and resolves when it takes leads.
 * @throws StartRefused with what it wrote, if it ends before that.
 */
export async function startInboxProcess(env: Readonly<Record<string, string>>, uid?: number): Promise<InboxProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: { PATH: process.env['PATH'], ...aloneSettings, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  running.add(child);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  // Its pipes are read to their end by then.
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code;
  });
  const log: string[] = [];
  const started = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    log.push(line);
    const { event, url } = JSON.parse(line);
    if (event === 'taking leads') started.resolve(url);
  });
  const url = await Promise.race([started.promise, ended.then(() => Promise.reject(new StartRefused(errors.trim())))]);
  return { url, process: child, ended, log, errors: () => errors };
}
