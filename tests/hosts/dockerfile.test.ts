import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './ask.ts';
import { copyBuiltSite, type RunningServer, type SiteCopy, startNginxContainer } from './servers.ts';

const text = readFileSync('Dockerfile', 'utf8');

/** Instructions with their continued lines joined, comments left out. */
const instructions = text
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ name: line.split(' ')[0] ?? '', value: line.slice(line.indexOf(' ') + 1) }));
const all = (name: string): readonly string[] =>
  instructions.filter((one) => one.name === name).map(({ value }) => value);
const command = (value: string): readonly string[] => JSON.parse(value.slice(value.indexOf('[')));

// The usual linter is a binary from a release page, which no registry has; the language server's own rules and ours take its place.
describe('the Dockerfile', () => {
  it('is valid', () => {
    expect(validate(text)).toEqual([]);
  });

  it('starts from exact versions, and from nothing that moves', () => {
    expect(all('FROM')).toHaveLength(2);
    for (const base of all('FROM')) expect(base).toMatch(/^[a-z/]+:\d+\.\d+[\w.-]*(?: AS [a-z]+)?$/);
  });

  it('ends with a user who is not root, on a port such a user may open', () => {
    expect(all('USER').at(-1)).toMatch(/^(?!root$|0\b)\w/);
    const port = Number(all('EXPOSE').at(-1));
    expect(port).toBeGreaterThan(1023);
    expect(readFileSync('.site/deploy/nginx/container.conf', 'utf8')).toContain(`listen ${port};`);
    expect(all('HEALTHCHECK')[0]).toContain(`/dev/tcp/127.0.0.1/${port}`);
  });

  it('keeps to a small image: no recommended packages, no package lists, nothing of the build but what is served', () => {
    const [install] = all('RUN').filter((value) => value.includes('apt-get'));
    expect(install).toMatch(
      /^apt-get update && apt-get install .*--no-install-recommends .*&& rm -rf \/var\/lib\/apt\/lists\/\*/,
    );
    const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
    const copied = last.filter(({ name }) => name === 'COPY').map(({ value }) => value);
    expect(copied).toEqual([
      '--from=build /build/.site/deploy/nginx /etc/nginx/site',
      '--from=build /build/dist /srv/site',
    ]);
    expect(all('ADD')).toEqual([]);
  });

  it('runs one process, which gets the signals', () => {
    expect(all('CMD')).toHaveLength(1);
    expect(command(all('CMD')[0] ?? '')).toEqual([
      'nginx',
      '-e',
      'stderr',
      '-c',
      '/etc/nginx/site/container.conf',
      '-g',
      'daemon off;',
    ]);
  });
});

/** In the long form, since it starts a real nginx. */
const container = inject('isLong') ? describe : () => {};

container('what the container runs', () => {
  let copy: SiteCopy;
  let server: RunningServer;
  beforeAll(async () => {
    copy = await copyBuiltSite();
    server = await startNginxContainer(copy, 10);
  });
  afterAll(async () => {
    await server?.stop();
    await copy?.remove();
  });

  it('serves without TLS and without rights, is found healthy, and is not when it is gone', async () => {
    const [program = '', ...args] = command(all('HEALTHCHECK')[0] ?? '').map((part) =>
      part.replace('8080', `${server.port}`),
    );
    expect((await ask(server, '/')).status).toBe(200);
    expect((await ask(server, '/no-such-page')).status).toBe(404);
    expect(server.log()).not.toMatch(/\[(?:alert|emerg|crit|error)\]/);
    expect(spawnSync(program, args).status).toBe(0);
    await server.stop();
    expect(spawnSync(program, args).status).not.toBe(0);
  });
});
