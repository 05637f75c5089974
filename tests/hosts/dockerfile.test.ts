import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { copyBuiltSite, type RunningServer, type SiteCopy, startNginxContainer } from './servers.ts';

/** The last stage of the Dockerfile, which is built where none is named. */
const stage =
  readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? '';
/** What an instruction says. */
const said = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(stage)?.[1] ?? '';
/** The words of an instruction that names a program and its arguments. */
const command = (name: string): readonly string[] => JSON.parse(/\[.*\]/.exec(said(name))?.[0] ?? '[]');

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

  it('serves without TLS and without rights, is found healthy, and is not when it is gone', async () => {
    const port = said('EXPOSE');
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
