/** `npm start`: installs and builds what is missing or out of date, then serves the site. Runs on any Node from 20. */
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { listeningProblem, readAddress } from '../contracts/process/address.mjs';
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { ensureBuilt, ensureInstalled, ensureNode, nodeBinary, repository } from '../harness/setup.mjs';

/**
 * Finds out before a minute of installing and building whether the port is free.
 * @param {import('../contracts/process/address.mjs').ServerAddress} address
 */
function ensureFree(address) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new PlainError(listeningProblem(error, address) ?? error.message)));
    probe.listen(address, () => probe.close(resolve));
  });
}

/** The shell that npm runs this in. npm sends signals to that shell, which may end without passing them on. */
const shell = process.env['npm_lifecycle_event'] === 'start' ? process.ppid : undefined;

function serve() {
  // The fourth channel tells the server when this process is gone, even if it was killed.
  const server = spawn(nodeBinary(), [join(repository, 'server', 'main.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => server.kill(signal));
  if (shell !== undefined) setInterval(() => process.ppid === shell || server.kill(), 500);
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** With LEADS, finds out before a minute of building whether leads can be delivered as they are set to be. */
function ensureDeliverable() {
  if (!process.env['LEADS'] && !process.env['LEADS_URL']) return;
  const { status } = spawnSync(nodeBinary(), [join(repository, 'scripts', 'check-leads.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

async function start() {
  ensureNode();
  await ensureFree(readAddress(process.env));
  await ensureInstalled();
  ensureDeliverable();
  await ensureBuilt();
  serve();
}

start().catch(exitWith);
