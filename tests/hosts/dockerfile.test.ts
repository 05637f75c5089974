import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { copyBuiltSite, type RunningServer, type SiteCopy, startNginxContainer } from './servers.ts';

const text = readFileSync('Dockerfile', 'utf8');
/** What an instruction says, each time it stands there. */
const all = (name: string) => Array.from(text.matchAll(new RegExp(`^${name} (.*)$`, 'gm')), ([, value = '']) => value);
/** The words of an instruction that names a program and its arguments. */
const command = (name: string): readonly string[] => JSON.parse(/\[.*\]/.exec(all(name)[0] ?? '')?.[0] ?? '[]');

describe('the container', () => {
  let copy: SiteCopy;
  let server: RunningServer;
  beforeAll(async () => {
    copy = await copyBuiltSite();
    server = await startNginxContainer(copy);
  });
  afterAll(async () => {
    await server?.stop();
    await copy?.remove();
  });

  it('starts from exact versions, and ends with a user who is not root', () => {
    expect(all('FROM')).toHaveLength(2);
    for (const base of all('FROM')) expect(base).toMatch(/^[a-z/]+:\d+\.\d+[\w.-]*(?: AS [a-z]+)?$/);
    expect(all('USER').at(-1)).toMatch(/^(?!root$|0\b)\w/);
  });

  it('serves without TLS and without rights, is found healthy, and is not when it is gone', async () => {
    const port = all('EXPOSE')[0] ?? '';
    expect(readFileSync('.site/deploy/nginx/container.conf', 'utf8')).toContain(`listen ${port};`);
    const [program = '', ...args] = command('HEALTHCHECK.*CMD').map((part) => part.replace(port, `${server.port}`));
    expect((await ask(server, '/')).status).toBe(200);
    expect((await ask(server, '/no-such-page')).status).toBe(404);
    expect(server.log()).not.toMatch(/\[(?:alert|emerg|crit|error)\]/);
    expect(spawnSync(program, args).status).toBe(0);
    await server.stop();
    expect(spawnSync(program, args).status).not.toBe(0);
  });
});
