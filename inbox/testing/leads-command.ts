import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const main = join(import.meta.dirname, '..', 'src', 'cli', 'main.ts');

/** Runs the command line in a process of its own, and answers what it printed and its exit code. */
export const runLeads = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  answerOf(process.execPath, [main, ...args], env);

/** The same as a shell runs it: what stands before it and behind it, as in `<before> npm run leads -- <args> <behind>`. */
export const runLeadsInShell = (env: Readonly<Record<string, string>>, before: string, args: string, behind: string) =>
  answerOf('sh', ['-c', `${before} "$0" "$1" ${args} ${behind}`, process.execPath, main], env);

async function answerOf(command: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(command, args, { env: { PATH: process.env['PATH'], ...env } });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status };
}
