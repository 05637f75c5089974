/**
 * Where the site is served, and what to say when that cannot be. Plain script, since `npm start` needs it before
 * anything that reads TypeScript is installed.
 */

import { PlainError } from './plain-error.mjs';

/**
 * @typedef {object} ServerAddress
 * @property {string} host
 * @property {number} port
 */

/**
 * Reads HOST and PORT.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {ServerAddress}
 */
export function readAddress(env) {
  const host = env['HOST'] || '127.0.0.1';
  const port = env['PORT'] || '4321';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new PlainError(`PORT is "${port}", which is not a port: choose a number from 0 to 65535.`);
  }
  return { host, port: Number(port) };
}

/**
 * The address as a link.
 * @param {ServerAddress} address
 */
export function urlOf({ host, port }) {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * One sentence for an error of listening, or undefined for any other error.
 * @param {unknown} error
 * @param {ServerAddress} address
 * @returns {string | undefined}
 */
export function listeningProblem(error, { host, port }) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use: stop what is using it, or choose another, as in PORT=${port < 65_535 ? port + 1 : 4321} npm start.`;
    case 'EACCES':
      return `This user may not open port ${port}: choose one from 1024 up, as in PORT=4321 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", which is no address of this machine: use 127.0.0.1, or 0.0.0.0 for every network it is on.`;
    default:
      return undefined;
  }
}

/**
 * The port of a server that listens, whichever it was given.
 * @param {import('node:net').Server} server
 */
export function boundPort(server) {
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('This server does not listen on a port.');
  return bound.port;
}
