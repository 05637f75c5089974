import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aloneSettings } from './inbox.ts';

/** The inbox alone, in a process of its own that can be killed. */
export interface InboxProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resolves with the exit code once it is gone, null if it was killed. */
  readonly ended: Promise<number | null>;
  /** What it wrote to its standard error. */
  errors(): string;
}

/** Those that run: a test that fails before it ends them leaves none behind. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** What a start that was refused has said. */
export class StartRefused extends Error {}

/** The program behind a server that takes leads. */
export const inboxProgram = join(import.meta.dirname, '..', 'src', 'main.ts');

/**
 * Starts the inbox on a free port and resolves when it takes leads.
 * @throws StartRefused with what it wrote, if it ends before that.
 */
export async function startInboxProcess(
  env: Readonly<Record<string, string>>,
  { program = inboxProgram, uid }: { readonly program?: string; readonly uid?: number | undefined } = {},
): Promise<InboxProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], ...aloneSettings, LEADS_PER_MINUTE: '1000000', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code;
  });
  for await (const line of createInterface(child.stdout)) {
    const { event, url } = JSON.parse(line);
    if (event !== 'taking leads') continue;
    child.stdout.resume();
    return { url, process: child, ended, errors: () => errors };
  }
  await ended;
  throw new StartRefused(errors.trim());
}
