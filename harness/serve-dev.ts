import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nodeBinary } from './setup.mjs';

/** A site that is served while it may be edited. */
export interface DevServer {
  readonly url: string;
  readonly stop: () => void;
}

/** Serves the site of a folder by `astro dev`, with these arguments as well, on a port that is free. */
export async function serveDev(root: string, ...args: readonly string[]): Promise<DevServer> {
  const server = spawn(nodeBinary(), ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0', ...args], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url === undefined) continue;
    server.stdout.resume();
    return { url, stop: () => server.kill() };
  }
  throw new Error('astro dev ended before it served anything.');
}
