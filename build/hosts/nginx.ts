import { redirectStatus } from './addresses.ts';
import { block } from './block.ts';
import { bareDomainOf, type DeployedSite, type HostFolder } from './deployed-site.ts';
import { nginxMaps, nginxRules, patience } from './nginx-rules.ts';
import { strictTransport } from './security-headers.ts';

/** Where nginx finds things on the machine it runs on. */
export interface NginxPlace {
  /** The built folder. */
  readonly root: string;
  /** The folder of these files. */
  readonly conf: string;
  /** Addresses to listen on, as `listen` takes them. */
  readonly http: readonly string[];
  readonly https: readonly string[];
  /** What the container listens on, and the one folder it writes to. */
  readonly container: string;
  readonly temporary: string;
  readonly certificate: string;
  readonly key: string;
}

/** Where the recipes in docs/deploy.md and the Dockerfile put things. */
function usualPlace(origin: string): NginxPlace {
  const certificates = `/etc/letsencrypt/live/${new URL(origin).hostname}`;
  return {
    root: '/srv/site',
    conf: '/etc/nginx/site',
    http: ['80', '[::]:80'],
    https: ['443', '[::]:443'],
    container: '8080',
    temporary: '/tmp',
    certificate: `${certificates}/fullchain.pem`,
    key: `${certificates}/privkey.pem`,
  };
}

/** The site for nginx: a server with TLS, or a container behind a proxy that has it; both share the rules and the maps. */
export function nginx(site: DeployedSite, changes: Partial<NginxPlace> = {}): HostFolder {
  const place = { ...usualPlace(site.origin), ...changes };
  return {
    texts: {
      'maps.conf': nginxMaps(site),
      'rules.conf': nginxRules(site),
      'site.conf': serverOf(site, place),
      'container.conf': containerOf(place),
    },
    built: {},
  };
}

/**
 * Mozilla's intermediate recommendation (Server Side TLS 5.8): forward secrecy and authenticated encryption alone. In each server,
 * since what is agreed on before the name is known is taken from the first.
 */
const tls: readonly string[] = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  `ssl_ciphers ${['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305']
    .flatMap((cipher) => [`ECDHE-ECDSA-${cipher}`, `ECDHE-RSA-${cipher}`])
    .join(':')};`,
  'ssl_prefer_server_ciphers off;',
  'ssl_session_cache shared:site:1m;',
  'ssl_session_tickets off;',
];

/** In whatever server, one that only leads on as well: each line of a log would hold the address of a visitor. */
const unrecorded: readonly string[] = ['# No record is made of who reads what.', 'access_log off;'];

/** Requests that one visitor may have under way at a time: far more than a browser has, and than a shared network needs. */
const mostAtOnce = 100;

/** A machine that speaks TLS itself. Belongs in `http`. */
function serverOf(site: DeployedSite, place: NginxPlace): string {
  const { hostname, origin } = new URL(site.origin);
  const bareDomain = bareDomainOf(site);
  const names = bareDomain === undefined ? hostname : `${hostname} ${bareDomain}`;
  const certificate = [`ssl_certificate ${place.certificate};`, `ssl_certificate_key ${place.key};`];
  const toSite = `return ${redirectStatus} ${origin}$request_uri;`;
  return `${[
    `include ${place.conf}/maps.conf;`,
    '# One household has all addresses of an IPv6 network, whose eight bytes come first; an IPv4 address has four.',
    block('map $binary_remote_addr $site_visitor', [
      'default $binary_remote_addr;',
      '"~(?s)^(?<site_network>.{8})" $site_network;',
    ]),
    'limit_conn_zone $site_visitor zone=site_visitors:10m;',
    '',
    '# Nobody is served under a name that is not ours.',
    block('server', [
      ...place.http.map((address) => `listen ${address} default_server;`),
      ...place.https.map((address) => `listen ${address} ssl http2 default_server;`),
      'server_tokens off;',
      ...unrecorded,
      'ssl_reject_handshake on;',
      ...tls,
      '# Until the headers say which server is meant, it is this one that waits.',
      `client_header_timeout ${patience}s;`,
      'return 421;',
    ]),
    block('server', [
      ...place.http.map((address) => `listen ${address};`),
      `server_name ${names};`,
      'server_tokens off;',
      ...unrecorded,
      '# Where certbot --webroot proves that the domain is ours.',
      block('location ^~ /.well-known/acme-challenge/', ['root /var/www/letsencrypt;']),
      block('location /', [toSite]),
    ]),
    ...(bareDomain === undefined
      ? []
      : [
          block('server', [
            ...place.https.map((address) => `listen ${address} ssl http2;`),
            `server_name ${bareDomain};`,
            'server_tokens off;',
            ...unrecorded,
            ...certificate,
            ...tls,
            `add_header Strict-Transport-Security "${strictTransport}" always;`,
            toSite,
          ]),
        ]),
    block('server', [
      ...place.https.map((address) => `listen ${address} ssl http2;`),
      `server_name ${hostname};`,
      ...certificate,
      ...tls,
      `limit_conn site_visitors ${mostAtOnce};`,
      'limit_conn_status 429;',
      '# The log would name who came too often.',
      'limit_conn_log_level info;',
      ...unrecorded,
      `root ${place.root};`,
      `include ${place.conf}/rules.conf;`,
    ]),
  ].join('\n')}\n`;
}

/** All of the configuration of a container that runs as anybody and needs no other folder to write to than one for what passes. */
function containerOf(place: NginxPlace): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place.temporary}/${kind};`,
  );
  return `${[
    'worker_processes auto;',
    'worker_rlimit_nofile 20000;',
    `pid ${place.temporary}/nginx.pid;`,
    'error_log stderr warn;',
    'include /etc/nginx/modules-enabled/*.conf;',
    block('events', ['worker_connections 8192;']),
    block('http', [
      ...temporary,
      ...unrecorded,
      'sendfile on;',
      'tcp_nopush on;',
      `include ${place.conf}/maps.conf;`,
      block('server', [`listen ${place.container};`, `root ${place.root};`, `include ${place.conf}/rules.conf;`]),
    ]),
  ].join('\n')}\n`;
}
