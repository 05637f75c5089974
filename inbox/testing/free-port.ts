import { once } from 'node:events';
import { createServer } from 'node:net';
import { boundPort } from '../../contracts/process/address.mjs';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = boundPort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
