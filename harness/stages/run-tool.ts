import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import type { Ran } from '../repository-copy.ts';
import { nodeBinary, repository } from '../setup.mjs';
import type { Outcome } from './stage.ts';

/** Runs a tool of the project on the project's Node. */
export function runTool(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const path = [dirname(nodeBinary()), join(repository, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: repository,
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: undefined, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ code: 1, output: `${program} did not start: ${message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A tool that either holds or does not: it counts as one. */
export async function holds(command: readonly string[]): Promise<Outcome> {
  const { code, output } = await runTool(command);
  const passed = code === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, tests: [], output };
}
