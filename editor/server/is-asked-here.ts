import type { IncomingMessage } from 'node:http';

const thisMachine = /^(?:::ffff:)?127\.|^::1$/;
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request comes from this machine, by its own name, and from no page of another site: browsers tell where they are in
 * one header or the other, and with every form.
 */
export function isAskedHere({ method, headers, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  const isOwnPage = origin === undefined ? method === 'GET' : origin === `http://${host}`;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  return (
    thisMachine.test(socket.remoteAddress ?? '') &&
    ownName.test(host) &&
    isOwnPage &&
    ['same-origin', 'none'].includes(String(site))
  );
}
