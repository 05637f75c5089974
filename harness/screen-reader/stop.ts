import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a program that was started, and resolves once it is gone; at once where it is, or never ran. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
