import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyReply } from 'fastify';
import { filePolicy, plainHeaders } from '../build/hosts/security-headers.ts';

/** Sent with every answer. A page replaces the policy by its own. */
export const standingHeaders: Readonly<Record<string, string>> = {
  ...plainHeaders,
  'content-security-policy': filePolicy,
};

/** Methods of the site: it is only read. */
export const allowedMethods = ['GET', 'HEAD'];

const refusalHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  allow: allowedMethods.join(', '),
  connection: 'close',
};

const sentence = (status: number): string => `${status} ${STATUS_CODES[status] ?? 'Error'}\n`;

/** Answers with a status and its name, and nothing about the inside of the server; the connection ends with it. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).headers(refusalHeaders).send(sentence(status));
}

/** The same for what never becomes a request: text that is not HTTP, or CONNECT. */
export function refuseSocket(socket: Duplex, status: number): void {
  // The server no longer listens to this socket, and an error that nobody hears ends the process.
  socket.on('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = sentence(status);
  const headers = { ...standingHeaders, ...refusalHeaders, 'content-length': body.length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${body.trim()}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // At once, a client that is still sending would lose the answer to a reset; never, it would hold the connection.
  setTimeout(() => socket.destroy(), 1000).unref();
}

/** The status for what HTTP itself could not read. */
export function statusOfUnreadable(error: ConnectionError): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  // When even the first line has no end, it is the address that is too long.
  const start = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
  return /^[A-Z]+ \S*$/.test(start) ? 414 : 431;
}
