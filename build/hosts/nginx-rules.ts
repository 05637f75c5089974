import { leadPath } from '../../contracts/lead.ts';
import {
  childPattern,
  notFoundFile,
  notFoundPages,
  notFoundRules,
  oldSpellingsOf,
  privatePattern,
  redirectStatus,
  securityContactAddress,
  statusOf,
  unnamedPattern,
} from './addresses.ts';
import { block } from './block.ts';
import { caching, hashedFolders } from './caching.ts';
import { type DeployedSite, isPage, noInbox } from './deployed-site.ts';
import { mediaTypeEntries } from './media-types.ts';
import { filePolicy, securityHeaders } from './security-headers.ts';

/** nginx reads a token of at most 4,096 bytes, quotes included. */
const longestToken = 4000;

/** A text as nginx takes it between quotes. Throws for what nginx would read as more than text. */
function quoted(text: string): string {
  if (!/^[^"\\$\p{Cc}]*$/u.test(text)) throw new Error(`nginx cannot be given ${JSON.stringify(text)}.`);
  if (text.length > longestToken) throw new Error(`Too long for nginx: ${text.slice(0, 60)}…`);
  return `"${text}"`;
}

/** Seconds a client may take to send its headers, or pause while it receives. */
export const patience = 10;

/** What depends on the address or the answer. Belongs in `http`. */
export function nginxMaps({ files, redirects = [], inboxes = [] }: DeployedSite): string {
  const pages = files.filter(({ file }) => isPage(file));
  const folders = hashedFolders.map((folder) => `"~^${folder}" ${quoted(caching.hashed)};`);
  const kinds = notFoundRules.map(({ below, file }) => `"~${childPattern(below)}" /${file};`);
  return `${[
    '# Room for long addresses, and for thousands of them.',
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 512;',
    '',
    '# The page that answers an address without a file.',
    block('map $uri $site_not_found', [`default /${notFoundFile};`, ...kinds]),
    '',
    '# The exact policy of the file that is sent.',
    block('map $uri $site_policy', [
      `default ${quoted(filePolicy)};`,
      ...pages.map(({ file, policy }) => `${quoted(`/${file}`)} ${quoted(policy)};`),
    ]),
    '',
    block('map $uri $site_file_caching', [
      `default ${quoted(caching.other)};`,
      ...folders,
      `"~\\.html$" ${quoted(caching.page)};`,
    ]),
    '# A redirect is asked about each time, like a page; a refusal is not kept.',
    block('map $status $site_caching', [
      'default $site_file_caching;',
      ...[...new Set([redirectStatus, ...redirects.map(statusOf)])].map(
        (status) => `${status} ${quoted(caching.page)};`,
      ),
      '"~^4(?!04)" "no-store";',
    ]),
    '',
    '# What may be asked for instead; nothing where the method is right.',
    block('map "$request_method $uri" $site_allow', [
      'default "GET, HEAD";',
      '"~^(?:GET|HEAD) " "";',
      ...(inboxes.length > 0 ? [`"~^(?:POST|OPTIONS) ${leadPath}$" "";`] : []),
    ]),
    ...(inboxes.length > 0 ? inboxMaps(inboxes) : []),
  ].join('\n')}\n`;
}

/** The inboxes, and the policy of what they answer: their own, or that of a file for what has none. */
function inboxMaps(inboxes: readonly string[]): readonly string[] {
  return [
    '',
    block('upstream lead_inboxes', [
      '# None is left alone for failures, which a visitor could bring about: an answer to a body not yet read is one.',
      ...inboxes.map((address) => `server ${address} max_fails=0;`),
    ]),
    block('map $upstream_http_content_security_policy $site_lead_policy', [
      `"" ${quoted(filePolicy)};`,
      'default $upstream_http_content_security_policy;',
    ]),
  ];
}

/** How a lead gets to an inbox and its answer back, under the headers of the site. */
function leadRules(): readonly string[] {
  const headers = Object.entries(securityHeaders);
  return [
    block(`location = ${leadPath}`, [
      'if ($request_method ~ ^(?:GET|HEAD)$) { return 404; }',
      '# More than an inbox takes, which says so in its own words.',
      'client_max_body_size 64k;',
      '# None of it goes to a file, nor its sender into the log for that.',
      'client_body_buffer_size 64k;',
      ...headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      'add_header Content-Security-Policy $site_lead_policy always;',
      ...[...headers.map(([name]) => name), 'Content-Security-Policy'].map((name) => `proxy_hide_header ${name};`),
      'proxy_pass http://lead_inboxes;',
      'proxy_http_version 1.1;',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_connect_timeout 2s;',
      'proxy_read_timeout 30s;',
      '# The same key with the same words is one lead, so another inbox may be asked after one that failed.',
      'proxy_next_upstream error timeout http_503 non_idempotent;',
      'proxy_next_upstream_timeout 10s;',
      'error_page 404 $site_not_found;',
      'error_page 502 504 =503 @no_inbox;',
    ]),
    block('location @no_inbox', [
      'default_type text/plain;',
      'add_header Retry-After 30 always;',
      ...headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      `return 503 ${quoted(noInbox)};`,
    ]),
  ];
}

/** How addresses become files, and the headers. Belongs in `server`, beside `root`. */
export function nginxRules({ redirects = [], inboxes = [] }: DeployedSite): string {
  const headers = [
    ...Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_caching always;',
    'add_header Allow $site_allow always;',
  ];
  return `${[
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'client_max_body_size 1k;',
    `client_header_timeout ${patience}s;`,
    `client_body_timeout ${patience}s;`,
    `send_timeout ${patience}s;`,
    'reset_timedout_connection on;',
    '',
    ...headers,
    '',
    block(
      'types',
      mediaTypeEntries.map(([extension, type]) => `${quoted(type)} ${extension};`),
    ),
    'default_type application/octet-stream;',
    '',
    '# The build has compressed every text already.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    'brotli_static on;',
    '',
    'error_page 404 $site_not_found;',
    block('if ($site_allow)', ['return 405;']),
    ...(inboxes.length > 0 ? leadRules() : []),
    ...redirects.flatMap((each) =>
      oldSpellingsOf(each).map((old) =>
        block(`location = ${old}`, [`return ${statusOf(each)} ${each.to}$is_args$args;`]),
      ),
    ),
    '',
    block(`location = ${securityContactAddress}`, ['try_files $uri =404;']),
    '# Hidden files, compressed forms as such, and addresses with an empty segment.',
    block(`location ~ "${privatePattern}|//"`, ['return 404;']),
    ...notFoundPages.map((file) => block(`location = /${file}`, ['internal;'])),
    block('location = /', ['try_files /index.html =404;']),
    block('location = /index.html', [`return ${redirectStatus} /$is_args$args;`]),
    block(`location ~ "${unnamedPattern}"`, ['return 404;']),
    '# Other spellings of a page lead to its address.',
    block('location ~ "^(?<site_stem>/.*[^/])(?:/|\\.html)$"', [
      block('if (-f $document_root$site_stem.html)', [`return ${redirectStatus} $site_stem$is_args$args;`]),
      'return 404;',
    ]),
    block('location /', ['try_files $uri.html $uri =404;']),
  ].join('\n')}\n`;
}
