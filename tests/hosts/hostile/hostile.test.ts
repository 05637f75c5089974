import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, isPrivateFile } from '../../../build/hosts/addresses.ts';
import { builtFiles } from '../../built/dist.ts';
import { copyBuiltSite, type SiteCopy, startNginxContainer } from '../servers.ts';
import { attack, exchange, stillServes } from './attack.ts';
import { handWritten } from './corpus.ts';
import { generated } from './generate.ts';

/** Seconds that the servers here leave a client to send its headers. */
const patience = 1;

interface Target {
  readonly port: number;
  readonly child: ChildProcess;
  /** What the server said about itself. */
  log(): string;
}

/** Starts a script that prints its port. */
async function startScript(script: string, ...args: readonly string[]): Promise<Target> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(Number(chunk)));
    child.once('exit', () => reject(new Error(`${script} does not start: ${log}`)));
  });
  return { port, child, log: () => log };
}

const starts = {
  'the local server': (copy: SiteCopy) => startScript('local-server.ts', copy.root, join(copy.root, '.policies.json')),
  nginx: async (copy: SiteCopy): Promise<Target> => {
    const { port, process: child, log } = await startNginxContainer(copy, patience);
    if (child === undefined) throw new Error('nginx is no process of its own.');
    return { port, child, log };
  },
};

const addresses = builtFiles.filter((file) => !isPrivateFile(file)).map(addressOf);

let copy: SiteCopy;
beforeAll(async () => {
  copy = await copyBuiltSite();
});
afterAll(() => copy?.remove());

describe.each(['the local server', 'nginx'] as const)('%s', (name) => {
  let target: Target;
  beforeAll(async () => {
    target = await starts[name](copy);
  });
  afterAll(() => target?.child.kill());

  const expectUnharmed = (): void => {
    expect(target.child.exitCode).toBeNull();
    // nginx replaces a worker that died, and only says so.
    expect(target.log()).not.toMatch(/exited on signal|\[(?:alert|emerg|crit)\]|Error/);
  };

  it('withstands every request that somebody thought of', async () => {
    const { sent, statuses, problems } = await attack(target.port, copy.root, handWritten);
    expect(problems).toEqual([]);
    expect(sent).toBe(handWritten.length);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 206, 400, 404, 405, 414]));
    expectUnharmed();
  });

  it('withstands 20,000 requests made by chance', async () => {
    const { sent, statuses, problems } = await attack(target.port, copy.root, generated(5, 20_000, addresses), 150);
    expect(problems).toEqual([]);
    expect(sent).toBe(20_000);
    // They get past the parser, to what looks for files.
    expect(statuses.get(404)).toBeGreaterThan(1000);
    expect(statuses.get(200)).toBeGreaterThan(100);
    expectUnharmed();
  });

  it('lets go of slow clients, and serves others meanwhile', async () => {
    const slow = Array.from({ length: 100 }, () => dripping(target.port));
    expect(await stillServes(target.port)).toBe(true);
    await Promise.all(slow);
    expectUnharmed();
  });
});

/** A client that sends a byte of a header now and then, and never ends; resolves when the server has had enough. */
async function dripping(port: number): Promise<void> {
  const pieces = ['GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', ...Array.from({ length: 4000 }, () => 'a')];
  await exchange(port, { pieces, pause: 100 }, 1000);
}

describe('a server with the usual mistakes', () => {
  it('is brought down by the same requests', async () => {
    const { port, child } = await startScript('naive-server.mjs', copy.root);
    onTestFinished(() => void child.kill());
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    await expect(attack(port, copy.root, handWritten)).rejects.toThrow('The server was gone');
    expect(await ended).not.toBe(0);
  });

  it('shows what is outside when it does not fall', async () => {
    const { port, child } = await startScript('naive-server.mjs', copy.root, 'stubborn');
    onTestFinished(() => void child.kill());
    const climbing = handWritten.filter(({ pieces }) => /^GET \/(?:\.|%2e)/.test(pieces.join('')));
    const { problems } = await attack(port, copy.root, climbing);
    expect(problems.filter((problem) => problem.startsWith('showed something')).length).toBeGreaterThan(10);
  });
});
