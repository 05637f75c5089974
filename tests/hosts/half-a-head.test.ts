import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { patience } from '../../build/hosts/nginx-rules.ts';
import { copyBuiltSite, startNginx } from './servers.ts';

it('nginx lets go of a client that sends half a head, with TLS and without', async () => {
  const copy = await copyBuiltSite();
  const { port, httpPort = 0, name, stop } = await startNginx(copy);
  onTestFinished(stop);
  const clients = [
    connect(httpPort, '127.0.0.1'),
    connectSecurely({ port, host: '127.0.0.1', servername: name, rejectUnauthorized: false }),
  ];
  const closed = clients.map(
    (client) =>
      new Promise((resolve) => {
        client
          .on('error', () => {})
          .on('close', resolve)
          .resume();
      }),
  );
  const asked = performance.now();
  for (const client of clients) client.write(`GET / HTTP/1.1\r\nHost: ${name}\r\nX`);
  await Promise.all(closed);
  const seconds = (performance.now() - asked) / 1000;
  console.log(`both were let go after ${seconds.toFixed(1)} s, of ${patience} s that they have`);
  // Left to itself, nginx waits for sixty.
  expect(seconds).toBeLessThan(3 * patience);
});
