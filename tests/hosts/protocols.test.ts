import { once } from 'node:events';
import { connect } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from './ask.ts';
import { copyBuiltSite, siteName, startCaddy } from './servers.ts';

it.each([
  ['HTTP/2, and offers HTTP/3', {}, 'h2', 'h3='],
  ['HTTP/1.1 alone where CADDY_PROTOCOLS says so', { CADDY_PROTOCOLS: 'h1' }, 'http/1.1', ''],
])('Caddy speaks %s', async (_what, env, spoken, offered) => {
  const copy = await copyBuiltSite();
  onTestFinished(copy.remove);
  const server = await startCaddy(copy, {}, env);
  onTestFinished(server.stop);
  const ALPNProtocols = ['h2', 'http/1.1'];
  const socket = connect({ port: server.port, servername: siteName, rejectUnauthorized: false, ALPNProtocols });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'secureConnect');
  expect(socket.alpnProtocol).toBe(spoken);
  const { status, headers } = await ask(server, '/', { connection: 'close' });
  expect([status, (headers['alt-svc'] ?? '').slice(0, 3)]).toEqual([200, offered]);
});
