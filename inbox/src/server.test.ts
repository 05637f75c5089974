import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { boundPort } from '../../contracts/process/address.mjs';
import { createInboxServer } from './server.ts';

// Node looks every half minute unless it is told otherwise.
test('who never finishes the head of a request is let go in time', { timeout: 20_000 }, async () => {
  const app = await createInboxServer({ routes: async () => {} }, 200);
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(boundPort(app.server), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /leads HTTP/1.1\r\nHost: ');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('who asks ahead without reading is let go', async () => {
  let answered = 0;
  const app = await createInboxServer({
    routes: async (scope) => {
      scope.get('/', async () => {
        answered += 1;
        return 'here';
      });
    },
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(boundPort(app.server), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const get = (options = ''): string => `GET / HTTP/1.1\r\nHost: a\r\n${options}\r\n`;
  socket.write(get().repeat(100) + get('Connection: close\r\n'));
  await once(socket.resume(), 'close');
  expect(answered).toBeLessThan(3);
});
