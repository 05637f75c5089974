import {
  childPattern,
  notFoundFile,
  notFoundPages,
  notFoundRules,
  privatePattern,
  redirectStatus,
  unnamedPattern,
} from './addresses.ts';
import { block } from './block.ts';
import { caching, hashedFolders } from './caching.ts';
import { type DeployedSite, isPage } from './deployed-site.ts';
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
const patience = 10;

/** What depends on the address or the answer. Belongs in `http`. */
export function nginxMaps({ files }: DeployedSite): string {
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
      `${redirectStatus} ${quoted(caching.page)};`,
      '"~^4(?!04)" "no-store";',
    ]),
    '',
    block('map $request_method $site_allow', ['default "GET, HEAD";', 'GET "";', 'HEAD "";']),
  ].join('\n')}\n`;
}

/** How addresses become files, and the headers. Belongs in `server`, beside `root`. */
export function nginxRules(): string {
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
    block('if ($request_method !~ ^(?:GET|HEAD)$)', ['return 405;']),
    '',
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
