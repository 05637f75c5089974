/**
 * `npm run <command>`: sets up what is missing, then runs a command of this folder on the project's own Node. Itself it
 * runs on any Node from 20.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitWith } from '../contracts/process/plain-error.mjs';
import { ensureInstalled, ensureNode, nodeBinary, repository } from '../harness/setup.mjs';

async function run() {
  ensureNode();
  await ensureInstalled();
  const [command = '', ...args] = process.argv.slice(2);
  const child = spawn(nodeBinary(), [join(repository, 'scripts', `${command}.ts`), ...args], { stdio: 'inherit' });
  // A terminal sends Ctrl+C to both; what this one has to do is to wait.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

run().catch(exitWith);
