/** Starts nginx, Caddy and the local server over a copy of the built site, with the configuration that the build emits. */
import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../build/built-files.ts';
import { writeHostFolder } from '../../build/deploy-files.integration.ts';
import type { Policies } from '../../build/finish-pages.integration.ts';
import { caddy } from '../../build/hosts/caddy.ts';
import { type DeployedSite, siteFiles } from '../../build/hosts/deployed-site.ts';
import { nginx } from '../../build/hosts/nginx.ts';
import { boundPort } from '../../contracts/process/address.mjs';
import { freePort } from '../../inbox/testing/free-port.ts';
import { createSite } from '../../server/site.ts';
import { exchange } from '../../server/test-site.ts';

/** A server that runs, and where. */
export interface RunningServer {
  /** Whether `port` speaks TLS. */
  readonly tls: boolean;
  readonly port: number;
  /** The name that visitors ask for. */
  readonly name: string;
  /** Where a server with TLS leads visitors of plain HTTP to it. */
  readonly httpPort?: number;
  /** What the server said about itself. */
  log(): string;
  stop(): Promise<void>;
}

/** A copy of the built site in a folder of its own, with things beside and in it that nobody may ever see. */
export interface SiteCopy {
  readonly folder: string;
  readonly root: string;
  readonly policies: Policies;
  remove(): Promise<void>;
}

/** Stands in every file that must not be served. */
export const secret = 'canary-7d1f-not-for-visitors';

/** What the servers are told of addresses that have changed. */
export const redirects = [
  { from: '/old-name.html', to: '/about', permanent: true },
  { from: '/blog/renamed', to: '/blog', permanent: true },
  { from: '/for-a-while', to: '/', permanent: false },
] as const;

/** Copies a built site and plants secrets: hidden files in it, a file beside it. */
export async function copyBuiltSite(from = '.'): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  // A server that is started by root drops to a user who has to be let in.
  await chmod(folder, 0o755);
  const root = join(folder, 'site');
  await cp(join(from, 'dist'), root, { recursive: true });
  await cp(join(from, '.site/policies.json'), join(root, '.policies.json'));
  for (const file of ['.env', '.htpasswd', '.git/config', 'blog/.draft', '.well-known/note.txt', '../secret.txt']) {
    await cp(join(root, 'robots.txt'), join(root, file));
    await writeFile(join(root, file), secret);
  }
  return {
    folder,
    root,
    policies: JSON.parse(await readFile(join(from, '.site/policies.json'), 'utf8')),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The site's name where the server looks at names: one that leads to this machine, below one that the owner has as well. */
export const siteName = 'www.localhost';

/** Makes a certificate of the site, with the kind of key that the most ciphers can use, and answers the files of it and of its key. */
function makeCertificate(copy: SiteCopy): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(copy.folder, 'certificate.pem'), join(copy.folder, 'key.pem')];
  const subject = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName},DNS:localhost`];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...kind, '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' });
  return { certificate, key };
}

/** Where the lead form of the site posts to, and which inboxes its server hands leads to. */
export type LeadSettings = Pick<DeployedSite, 'leads' | 'inboxes'>;

/** The site as the servers with TLS are told about it: at the port where they answer. */
async function describedAt(copy: SiteCopy, port: number, leads: LeadSettings = {}): Promise<DeployedSite> {
  const files = siteFiles(await listFiles(copy.root), copy.policies);
  return { origin: `https://${siteName}:${port}`, files, redirects, ...leads };
}

/** nginx with TLS, from the emitted `site.conf`. */
export async function startNginx(copy: SiteCopy, leads?: LeadSettings): Promise<RunningServer> {
  const [port, httpPort] = [await freePort(), await freePort()];
  const conf = join(copy.folder, `nginx-${port}`);
  const emitted = nginx(await describedAt(copy, port, leads), {
    root: copy.root,
    conf,
    http: [`127.0.0.1:${httpPort}`],
    https: [`127.0.0.1:${port}`],
    ...makeCertificate(copy),
  });
  await writeHostFolder(emitted, copy.root, conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${conf}/${kind};`,
  );
  const main = `pid ${conf}/nginx.pid; include /etc/nginx/modules-enabled/*.conf; events {}
    http { ${temporary.join(' ')} access_log off; include ${conf}/site.conf; }`;
  await writeFile(join(conf, 'main.conf'), main);
  return run('nginx', { tls: true, port, name: siteName, httpPort }, [
    '-c',
    join(conf, 'main.conf'),
    '-g',
    'daemon off;',
  ]);
}

/** nginx without TLS, from the emitted `container.conf`, started as the image starts it: by a user who may do nothing else. */
export async function startNginxContainer(copy: SiteCopy): Promise<RunningServer> {
  const port = await freePort();
  const conf = join(copy.folder, `nginx-${port}`);
  const temporary = join(conf, 'tmp');
  await mkdir(temporary, { recursive: true });
  await chmod(temporary, 0o777);
  const place = { root: copy.root, conf, container: `127.0.0.1:${port}`, temporary };
  await writeHostFolder(nginx(await describedAt(copy, port), place), copy.root, conf);
  const args = ['-e', 'stderr', '-c', join(conf, 'container.conf'), '-g', 'daemon off;'];
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  return run('nginx', { tls: false, port, name: 'localhost' }, args, nobody);
}

/** Caddy with TLS, from the emitted Caddyfile, under these settings of its own. */
export async function startCaddy(
  copy: SiteCopy,
  leads?: LeadSettings,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const [port, httpPort] = [await freePort(), await freePort()];
  const conf = join(copy.folder, `caddy-${port}`);
  const { certificate, key } = makeCertificate(copy);
  const emitted = caddy(await describedAt(copy, port, leads), {
    root: copy.root,
    options: [
      'admin off',
      `http_port ${httpPort}`,
      `https_port ${port}`,
      'default_bind 127.0.0.1',
      'skip_install_trust',
    ],
    site: [`tls ${certificate} ${key}`],
  });
  await writeHostFolder(emitted, copy.root, conf);
  const args = ['run', '--config', join(conf, 'Caddyfile'), '--adapter', 'caddyfile'];
  const env = { ...process.env, ...settings, HOME: conf, XDG_DATA_HOME: conf, XDG_CONFIG_HOME: conf };
  return run('caddy', { tls: true, port, name: siteName, httpPort }, args, { env });
}

/** The server behind `npm start`. */
export async function startLocal(copy: SiteCopy): Promise<RunningServer> {
  const app = await createSite({ root: copy.root, policies: copy.policies, redirects });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = boundPort(app.server);
  return { tls: false, port, name: 'localhost', log: () => '', stop: () => app.close() };
}

async function run(
  program: string,
  server: Omit<RunningServer, 'log' | 'stop'>,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env' | 'uid' | 'gid'> = {},
): Promise<RunningServer> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  for (let tries = 0; (await exchange(server.port, 'GET / HTTP/1.0\r\n\r\n')) === ''; tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`${program} does not start:\n${errors}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    ...server,
    log: () => errors,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
