import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { request } from '../../server/test-site.ts';

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
/** Megabytes that the server may take beside what it takes at rest, and milliseconds until another client has its answer. */
const [mostMemory, longestWait] = [200, 2000];

/** The server behind `npm start`, in a process of its own, and a reader of what Linux says of its memory, in megabytes. */
async function startSite() {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const status = (): string => readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const memory = (name: 'VmRSS' | 'VmHWM'): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status())?.[1]) / 1024;
  return { port: Number(new URL(line.replace('Serving ', '')).port), memory };
}

/** Visits a page some times, and answers how many milliseconds the slowest answer took. */
async function slowestVisit(port: number): Promise<number> {
  let slowest = 0;
  for (let visits = 0; visits < 50; visits += 1) {
    const asked = performance.now();
    expect((await request(port, 'GET /about')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
  }
  return slowest;
}

/** A megabyte of requests each. */
it.each([
  [50, 800],
  [1000, 40],
])(
  '%i clients that ask %i times without reading cost little memory, and others are answered',
  async (clients, times) => {
    const { port, memory } = await startSite();
    await slowestVisit(port);
    const resting = memory('VmRSS');
    for (let client = 0; client < clients; client += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      socket.pause().write(get.repeat(times));
    }
    const slowest = await slowestVisit(port);
    const taken = memory('VmHWM') - resting;
    console.log(
      `${clients} x ${times}: ${taken.toFixed(0)} MB more, the slowest answer after ${slowest.toFixed(0)} ms`,
    );
    expect(taken).toBeLessThan(mostMemory);
    expect(slowest).toBeLessThan(longestWait);
  },
);
