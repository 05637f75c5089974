import { once } from 'node:events';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strictTransport } from '../../build/hosts/security-headers.ts';
import { ask } from './ask.ts';
import { copyBuiltSite, type RunningServer, type SiteCopy, siteName, startCaddy, startNginx } from './servers.ts';

const starts = { nginx: startNginx, caddy: startCaddy };

/** The cipher that a server chooses of the only one offered, or undefined where it refuses. */
async function chosenCipher({ port }: RunningServer, ciphers: string): Promise<string | undefined> {
  const options = { host: '127.0.0.1', port, servername: siteName, rejectUnauthorized: false };
  // Level 0: what this client would not offer by itself any more.
  const socket = connectTls({ ...options, maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` });
  try {
    await once(socket, 'secureConnect');
    return socket.getCipher().name;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  let copy: SiteCopy;
  let server: RunningServer;
  beforeAll(async () => {
    copy = await copyBuiltSite();
    server = await starts[name](copy);
  });
  afterAll(async () => {
    await server?.stop();
    await copy?.remove();
  });
  const plain = (): RunningServer => ({ ...server, tls: false, port: server.httpPort ?? 0 });
  const site = (): string => `https://${siteName}:${server.port}`;

  it('serves the site under its own name alone', async () => {
    const stranger = { host: 'evil.example', connection: 'close' };
    expect((await ask(server, '/', stranger)).status).toBe(421);
    expect((await ask(plain(), '/', stranger)).status).toBe(421);
    await expect(ask({ ...server, name: 'evil.example' }, '/', stranger)).rejects.toThrow();
    const answer = await ask(server, '/', { connection: 'close' });
    expect(answer.status).toBe(200);
    expect(answer.headers['alt-svc'] ?? '').toContain(name === 'caddy' ? `h3=":${server.port}"` : '');
  });

  it('leads from the domain without www., and from plain HTTP, to the site, in one step and with the address kept', async () => {
    for (const from of [{ ...server, name: 'localhost' }, plain(), { ...plain(), name: 'localhost' }]) {
      const answer = await ask(from, '/about?a=%20', { connection: 'close' });
      expect([answer.status, answer.headers.location]).toEqual([308, `${site()}/about?a=%20`]);
      expect(answer.headers['strict-transport-security']).toBe(from.tls ? strictTransport : undefined);
      expect(answer.headers.server ?? '').not.toMatch(/\d/);
    }
  });

  it('speaks TLS 1.2 with forward secrecy and authenticated encryption alone', async () => {
    for (const cipher of ['ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-RSA-CHACHA20-POLY1305']) {
      expect(await chosenCipher(server, cipher)).toBe(cipher);
    }
    for (const cipher of ['AES128-SHA', 'AES256-SHA256', 'AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA256']) {
      expect(await chosenCipher(server, cipher), cipher).toBeUndefined();
    }
  });
});
