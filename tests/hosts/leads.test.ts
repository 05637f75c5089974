import type { ClientRequest } from 'node:http';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { securityHeaders } from '../../build/hosts/security-headers.ts';
import { builtVariant } from '../../harness/variants.ts';
import { openStore } from '../../inbox/src/store/open-store.ts';
import { freePort } from '../../inbox/testing/free-port.ts';
import { type InboxProcess, startInboxProcess } from '../../inbox/testing/inbox-process.ts';
import { formBody, submission } from '../../inbox/testing/leads.ts';
import { createDatabase } from '../../inbox/testing/postgres.ts';
import { type Answer, ask, opened } from './ask.ts';
import { copyBuiltSite, type RunningServer, type SiteCopy, siteName, startCaddy, startNginx } from './servers.ts';

const starts = { nginx: startNginx, caddy: startCaddy };
const perMinute = 5;

/** A visitor's own address: every address of 127.0.0.0/8 leads to this machine. */
const address = (visitor: number): string => `127.1.${Math.floor(visitor / 250)}.${1 + (visitor % 250)}`;

describe.each(['nginx', 'caddy'] as const)('%s before three inboxes on one database', (name) => {
  let copy: SiteCopy;
  let server: RunningServer;
  let database: string;
  let inboxes: readonly InboxProcess[] = [];
  beforeAll(async () => {
    copy = await copyBuiltSite(builtVariant('delivering'));
    database = await createDatabase(inject('postgresUrl'));
    const ports = [await freePort(), await freePort(), await freePort()];
    const leads = { action: '/leads', source: "'self'" };
    server = await starts[name](copy, { leads, inboxes: ports.map((port) => `127.0.0.1:${port}`) });
    const env = {
      DATABASE_URL: database,
      LEADS_ORIGINS: `https://${siteName}:${server.port}`,
      LEADS_TRUSTED_PROXIES: '127.0.0.1',
      LEADS_PER_MINUTE: `${perMinute}`,
    };
    inboxes = await Promise.all(ports.map((port) => startInboxProcess({ ...env, PORT: `${port}` })));
  });
  afterAll(async () => {
    for (const inbox of inboxes) inbox.process.kill('SIGKILL');
    await Promise.all(inboxes.map(({ ended }) => ended));
    await server?.stop();
    await copy?.remove();
  });

  const send = (visitor: number, body: string, type = 'application/json', headers = {}): Promise<Answer> => {
    const origin = `https://${siteName}:${server.port}`;
    const length = `${Buffer.byteLength(body)}`;
    const all = { origin, 'content-type': type, 'content-length': length, ...headers };
    return ask(server, '/leads', all, 'POST', { from: address(visitor), body });
  };
  const storedKeys = async (): Promise<readonly string[]> => {
    const store = await openStore({ kind: 'postgres', url: database }, []);
    const leads = await store.list({ limit: 1000 });
    await store.close();
    return leads.map(({ key }) => key);
  };
  const expectHeaders = ({ headers }: Answer): void => {
    for (const [header, value] of Object.entries(securityHeaders)) {
      expect(headers[header.toLowerCase()], header).toBe(value);
    }
  };

  it('hands a lead on, and its answer back under the headers of the site, each once', async () => {
    const lead = submission();
    const answer = await send(1, JSON.stringify(lead));
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([202, { status: 'accepted' }]);
    expectHeaders(answer);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await storedKeys()).toEqual([lead.key]);

    const form = await send(1, formBody(), 'application/x-www-form-urlencoded');
    expect(form.status).toBe(202);
    expect(form.body.toString()).toContain('<h1>Thank you');
    // The page's own, and no second one beside it that would forbid its style.
    expect(form.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^,]*$/);
    expectHeaders(form);
  });

  it('leaves it to the inbox to say what is no lead', async () => {
    const stranger = await send(2, JSON.stringify(submission()), 'application/json', {
      origin: 'https://evil.example',
    });
    expect([stranger.status, stranger.body.toString()]).toEqual([403, expect.stringContaining('problem')]);
    const long = await send(2, JSON.stringify(submission({ notes: 'x'.repeat(40_000) })));
    expect([long.status, long.body.toString()]).toEqual([413, expect.stringContaining('problem')]);
  });

  it('shows whoever asks for the address of the form the page for unknown ones, and takes no other method', async () => {
    const page = await ask(server, '/leads');
    expect([page.status, page.headers['content-security-policy']]).toEqual([404, copy.policies['/404']]);
    expect(opened(page).toString()).toContain('<h1');
    expect((await ask(server, '/leads', {}, 'PUT')).status).toBe(405);
  });

  it('tells the inbox the address of each visitor, whatever the visitor claims', async () => {
    const claimed = Array.from({ length: 40 }, (_, index) =>
      send(3, JSON.stringify(submission()), 'application/json', { 'x-forwarded-for': `198.51.100.${index}` }),
    );
    const statuses = (await Promise.all(claimed)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202).length).toBeLessThanOrEqual(3 * perMinute);
    expect(statuses).toContain(429);
    expect((await send(4, JSON.stringify(submission()))).status).toBe(202);
  });

  it('loses no lead while one inbox is killed, and sends each visitor to one that lives', async () => {
    const keys = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const lead = submission();
        for (;;) {
          const { status } = await send(100 + index, JSON.stringify(lead));
          if (status === 202) inboxes[0]?.process.kill('SIGKILL');
          if (status === 202) return lead.key;
          // The form sends again what was not taken; nginx has then asked another inbox by itself.
          expect([name, status]).toEqual(['caddy', 503]);
        }
      }),
    );
    const stored = (await storedKeys()).filter((key) => keys.includes(key));
    expect(stored.sort()).toEqual(keys.sort());
  });

  // Caddy by itself cannot count the requests that an address holds.
  if (name === 'nginx')
    it('has room for other visitors when one holds all the requests that one may', async () => {
      const held: ClientRequest[] = [];
      const refused = Promise.withResolvers<number | undefined>();
      for (let count = 0; count <= 100; count += 1) {
        const options = {
          method: 'POST',
          path: '/leads',
          servername: siteName,
          rejectUnauthorized: false,
          agent: false,
        };
        const headers = { host: `${siteName}:${server.port}`, 'content-length': '9' };
        const one = request({ host: '127.0.0.1', port: server.port, localAddress: address(5), ...options, headers });
        // None sends the body that it has announced.
        one.on('response', ({ statusCode }) => refused.resolve(statusCode)).on('error', () => {});
        one.flushHeaders();
        held.push(one);
      }
      expect(await refused.promise).toBe(429);
      expect((await ask(server, '/', {}, 'GET', { from: address(6) })).status).toBe(200);
      for (const one of held) one.destroy();
      await Promise.all(held.map((one) => new Promise((gone) => (one.closed ? gone(one) : one.once('close', gone)))));
    });

  it('says so when no inbox answers', async () => {
    for (const inbox of inboxes) inbox.process.kill('SIGKILL');
    await Promise.all(inboxes.map(({ ended }) => ended));
    const answer = await send(7, JSON.stringify(submission()));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body.toString()).toMatch(/^Your details cannot be taken at the moment\. .*\.$/);
    expect((await ask(server, '/')).status).toBe(200);
  });
});
