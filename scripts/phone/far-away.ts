import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../build/built-files.ts';
import { compressBuild } from '../../build/compress.integration.ts';
import { writeHostFolder } from '../../build/deploy-files.integration.ts';
import { block } from '../../build/hosts/block.ts';
import { caddy } from '../../build/hosts/caddy.ts';
import { siteFiles } from '../../build/hosts/deployed-site.ts';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { ensureBuilt, repository } from '../../harness/setup.mjs';

/** Where everything stands, beyond the slow link (slow-link.py). */
const address = '10.99.0.2';

/** By these names; the floor is one sentence, below which no page can get. */
export const [site, floor, beside] = ['https://site.test', 'https://floor.test', 'https://beside.test'];

/** How a browser finds them; and takes their certificates at once, where it would otherwise connect twice, and every page seem later. */
export const browserArgs = [`--host-resolver-rules=MAP *.test ${address}`, '--ignore-certificate-errors'];

/** @throws PlainError that says all that is missing here: the right to make a network, or what makes it. */
export function ensureSlowLink(): void {
  const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  const missing = [
    process.getuid?.() === 0 ? [] : ['the rights of root'],
    existsSync('/dev/net/tun') ? [] : ['/dev/net/tun'],
    has('ip') ? [] : ['ip (Debian: iproute2)'],
    has('python3') ? [] : ['python3'],
  ].flat();
  if (missing.length > 0) throw new PlainError(`A slow link cannot be made here without ${missing.join(', ')}.`);
}

/** Serves the built site behind a slow link with the Caddyfile of the build, the floor, and another built site where one is named. */
export async function serveFarAway(besideFolder: string | undefined): Promise<AsyncDisposable> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'phone-'));
  const at = (name: string) => join(folder, name);
  await cp(join(repository, 'dist'), at('site'), { recursive: true });
  await mkdir(at('floor'));
  await writeFile(join(at('floor'), 'index.html'), '<!doctype html><title>Floor</title><p>One sentence.');
  if (besideFolder !== undefined) {
    await cp(besideFolder, at('beside'), { recursive: true });
    await compressBuild(at('beside'));
  }

  const policies = JSON.parse(await readFile(join(repository, '.site/policies.json'), 'utf8'));
  const files = siteFiles(await listFiles(at('site')), policies);
  const emitted = caddy(
    { origin: site, files },
    { root: at('site'), options: ['admin off', 'skip_install_trust'], site: ['tls internal'] },
  );
  const others = [floor, beside].map((origin) => {
    const { host } = new URL(origin);
    const files = 'try_files {path} {path}.html {path}/index.html';
    return block(host, [
      'tls internal',
      `root * ${at(host.replace('.test', ''))}`,
      files,
      'file_server {\nprecompressed br\n}',
    ]);
  });
  const Caddyfile = `${emitted.texts['Caddyfile']}\n${others.join('\n')}\n`;
  await writeHostFolder({ texts: { Caddyfile }, built: {} }, at('site'), at('caddy'));

  const link = spawn(
    'python3',
    [
      join(import.meta.dirname, 'slow-link.py'),
      ...['caddy', 'run', '--config', join(at('caddy'), 'Caddyfile'), '--adapter', 'caddyfile'],
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
  );
  let said = '';
  link.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => link.on('exit', () => resolve()));
  await Promise.race([
    ended.then(() => Promise.reject(new PlainError(`The slow link ended before anything was served:\n${said}`))),
    isServed(),
  ]);
  return {
    [Symbol.asyncDispose]: async () => {
      link.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Resolves once somebody listens there. */
async function isServed(): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect({ host: address, port: 443, timeout: 1000 });
      const end = (answer: boolean) => () => {
        socket.destroy();
        resolve(answer);
      };
      socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false));
    });
    if (isOpen) return;
    await new Promise((next) => setTimeout(next, 200));
  }
}
