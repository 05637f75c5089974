import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { boundPort } from '../../contracts/process/address.mjs';

/** An address that stays, before a server that may go. */
export interface TcpProxy {
  readonly port: number;
  /** Passes on nothing more between those who are connected, and closes nothing, as if the other machine had lost its power. */
  silence(): void;
  /** Connects to another port from now on. */
  redirect(port: number): void;
  close(): Promise<void>;
}

/** Passes on what is said to a port of this machine. */
export async function startTcpProxy(port: number): Promise<TcpProxy> {
  let target = port;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  };
  const proxy = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(one);
      one.on('error', () => other.destroy()).pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: boundPort(proxy),
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    redirect: (next) => {
      target = next;
    },
    close: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await once(proxy, 'close');
    },
  };
}
