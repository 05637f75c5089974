import { createServer, type ServerOptions } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { listFiles } from '../build/built-files.ts';
import type { Policies } from '../build/finish-pages.integration.ts';
import { conditionHeaders, notFoundFileOf } from '../build/hosts/addresses.ts';
import type { DeployedSite, SiteFile } from '../build/hosts/deployed-site.ts';
import { refusePipelining } from '../contracts/process/pipelining.ts';
import { allowedMethods, refuse, refuseSocket, standingHeaders, statusOfUnreadable } from './refusals.ts';
import { mapSite } from './site-map.ts';

export interface SiteOptions {
  /** Absolute path of the built folder. */
  readonly root: string;
  /** The policy of each page, as the build recorded it. */
  readonly policies: Policies;
  /** Addresses that have changed. */
  readonly redirects?: DeployedSite['redirects'];
  /** Milliseconds a client may take to send its headers. */
  readonly headersTimeout?: number;
  /** What is answered beside the files, such as by a lead inbox. */
  readonly routes?: FastifyPluginAsync | undefined;
}

/** Longer than any link anybody has to this site. */
const longestUrl = 4096;

/** The built site over HTTP, for one machine. Files are listed once: what is not listed then cannot be reached. */
export async function createSite({
  root,
  policies,
  redirects,
  headersTimeout = 5000,
  routes,
}: SiteOptions): Promise<FastifyInstance> {
  const site = mapSite(await listFiles(root), policies, redirects);
  const app = Fastify({
    forceCloseConnections: true,
    // A lead that is being stored is waited for as it closes; the library would end the process instead.
    pluginTimeout: 0,
    serverFactory: (answer) => createServer(connections(headersTimeout), refusePipelining(answer)).setTimeout(60_000),
    clientErrorHandler: (error, socket) => refuseSocket(socket, statusOfUnreadable(error)),
    frameworkErrors: (error, _request, reply) => refuse(reply.headers(standingHeaders), error.statusCode ?? 400),
  });

  app.server.on('connect', (_request, socket) => refuseSocket(socket, 405));

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    // What the map does not list is not asked for.
    dotfiles: 'allow',
    cacheControl: false,
    index: false,
  });
  const send = (reply: FastifyReply, { file, policy, caching }: SiteFile): FastifyReply =>
    reply.headers({ 'content-security-policy': policy, 'cache-control': caching }).sendFile(file);

  app.addHook('onRequest', async ({ method, url, raw, is404 }, reply) => {
    reply.headers(standingHeaders);
    if (is404 && !allowedMethods.includes(method)) return refuse(reply, 405);
    if (url.length > longestUrl) return refuse(reply, 414);
    const hosts = raw.headersDistinct['host']?.length ?? 0;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) return refuse(reply, 400);
    if (!isSingleRange(raw.headers.range)) delete raw.headers.range;
    return undefined;
  });

  // The library still names the type that RFC 9239 retired.
  app.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string')
      reply.header('content-type', type.replace('application/javascript', 'text/javascript'));
  });

  if (routes) await app.register(routes);

  app.get('*', (request, reply) => {
    const { address, query } = parseTarget(request.url);
    if (address === undefined) return refuse(reply, 400);
    const file = site.byAddress.get(address);
    if (file) return send(reply, file);
    const redirect = site.redirects.get(address);
    if (redirect === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').redirect(encodeURI(redirect.to) + query, redirect.status);
  });

  app.setNotFoundHandler((request, reply) => {
    const page = site.notFoundPages.get(notFoundFileOf(parseTarget(request.url).address ?? ''));
    if (!page) return refuse(reply, 404);
    for (const name of conditionHeaders) delete request.raw.headers[name];
    return send(reply.code(404), page);
  });

  app.setErrorHandler((error: Error & { statusCode?: number; headers?: Record<string, string> }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return refuse(reply.headers(error.headers ?? {}), status);
  });
  return app;
}

/** How long a client may take, in milliseconds. That a host is named, the site sees to itself. */
const connections = (headersTimeout: number): ServerOptions => ({
  headersTimeout,
  requestTimeout: 2 * headersTimeout,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: Math.min(1000, headersTimeout / 2),
  requireHostHeader: false,
});

/** The decoded path of a request target, undefined if it cannot be decoded, and the query as it came. */
function parseTarget(target: string): { readonly address: string | undefined; readonly query: string } {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  try {
    return { address: decodeURIComponent(path) || '/', query };
  } catch {
    return { address: undefined, query };
  }
}

/** Whether a Range header is one well-formed range; several, or a malformed one, are as good as none (RFC 9110, 14.2). */
function isSingleRange(range: string | undefined): boolean {
  const [, first, last] = /^bytes=(?=.*\d)(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  return first !== undefined && (!first || !last || Number(first) <= Number(last));
}
