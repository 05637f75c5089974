import { leadPath } from '../../contracts/lead.ts';
import {
  childPattern,
  conditionHeaders,
  notFoundFile,
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
import { bareDomainOf, type DeployedSite, type HostFolder, isPage, noInbox } from './deployed-site.ts';
import { mediaTypeEntries } from './media-types.ts';
import { filePolicy, securityHeaders, strictTransport } from './security-headers.ts';

/** Where Caddy finds things on the machine it runs on. */
export interface CaddyPlace {
  /** The built folder. */
  readonly root: string;
  /** Lines for the global options. */
  readonly options: readonly string[];
  /** Lines for the site, such as a certificate of one's own. */
  readonly site: readonly string[];
}

/** A text as Caddy takes it between quotes. Throws for what Caddy would read as more than text. */
function quoted(text: string): string {
  if (!/^[^"\\{}\p{Cc}]*$/u.test(text)) throw new Error(`Caddy cannot be given ${JSON.stringify(text)}.`);
  return `"${text}"`;
}

/** The site for Caddy: one Caddyfile. Caddy sees to the certificates, and answers for them over HTTP before any rule of ours. */
export function caddy(site: DeployedSite, changes: Partial<CaddyPlace> = {}): HostFolder {
  const usual = { root: '/srv/site', options: [], site: [] };
  const place: CaddyPlace = { ...usual, ...changes };
  const patience = block('servers', [
    block('timeouts', ['read_header 10s', 'read_body 10s', 'idle 60s']),
    'max_header_size 16KB',
    '# A Caddy before 2.7.5 must be told "h1" alone: resets of HTTP/2 fill its memory (CVE-2023-44487).',
    'protocols {$CADDY_PROTOCOLS:h1 h2 h3}',
  ]);
  const { origin, host, hostname, port } = new URL(site.origin);
  const bareDomain = bareDomainOf(site);
  const bare = bareDomain === undefined ? [] : [bareDomain];
  const toSite = `redir ${origin}{uri} ${redirectStatus}`;
  const text = [
    block('', [...place.options, patience]).trimStart(),
    '',
    block(host, [
      ...place.site,
      `root * ${place.root}`,
      '',
      ...mapsOf(site),
      '',
      block('route', [...headRules(), ...leadRules(site), ...routeOf(site)]),
      ...leadErrorRules(site),
    ]),
    ...bare.map((domain) =>
      block(port === '' ? domain : `${domain}:${port}`, [
        ...place.site,
        'header -Server',
        `header Strict-Transport-Security ${quoted(strictTransport)}`,
        toSite,
      ]),
    ),
    block([hostname, ...bare].map((name) => `http://${name}`).join(', '), ['header -Server', toSite]),
    '# Nobody is served under a name that is not ours.',
    block('https://, http://', ['header -Server', 'respond 421']),
  ].join('\n');
  return { texts: { Caddyfile: `${text}\n` }, built: {} };
}

/** What depends on the file that is sent. */
function mapsOf({ files }: DeployedSite): readonly string[] {
  const pages = files.filter(({ file }) => isPage(file));
  return [
    '# The exact policy of the file that is sent.',
    block('map {path} {site_policy}', [
      ...pages.map(({ file, policy }) => `${quoted(`/${file}`)} ${quoted(policy)}`),
      `default ${quoted(filePolicy)}`,
    ]),
    block('map {path} {site_caching}', [
      ...hashedFolders.map((folder) => `~^${folder} ${quoted(caching.hashed)}`),
      `~\\.html$ ${quoted(caching.page)}`,
      `default ${quoted(caching.other)}`,
    ]),
    block('map {path} {site_type}', [
      ...mediaTypeEntries.map(([extension, type]) => `~\\.${extension}$ ${quoted(type)}`),
      'default application/octet-stream',
    ]),
  ];
}

/** The way of a request, in this order; `route` keeps Caddy from sorting it. */
function routeOf({ redirects = [] }: DeployedSite): readonly string[] {
  const hidden = `vars_regexp {http.request.orig_uri.path} (?:${privatePattern}|//|${unnamedPattern})`;
  const redirect = (to: string, status = redirectStatus): readonly string[] => [
    `rewrite * ${to}`,
    `header Cache-Control ${quoted(caching.page)}`,
    `redir {uri} ${status}`,
  ];
  const send = (...options: readonly string[]): readonly string[] => [
    block('header', [
      'Content-Security-Policy {site_policy}',
      'Cache-Control {site_caching}',
      'Content-Type {site_type}',
    ]),
    // Caddy says so only of a compressed answer, and adds to what is there; put off, this says it once and of both.
    block('header', ['Vary Accept-Encoding', 'defer']),
    block('file_server', ['precompressed br gzip', 'disable_canonical_uris', ...options]),
  ];
  return [
    block('header', [`Content-Security-Policy ${quoted(filePolicy)}`, 'Cache-Control no-store']),
    '@write not method GET HEAD',
    block('route @write', ['header Allow "GET, HEAD"', 'respond "405 Method Not Allowed" 405']),
    ...redirects.flatMap((each, index) => [
      `@moved${index} vars {path} ${oldSpellingsOf(each).join(' ')}`,
      block(`route @moved${index}`, redirect(each.to, statusOf(each))),
    ]),
    '',
    '# Other spellings of a page lead to its address.',
    '@index vars {path} /index.html',
    block('route @index', redirect('/')),
    block('@spelling', ['vars_regexp spelling {path} ^(/.*[^/])(?:/|\\.html)$', `not ${hidden}`]),
    block('route @spelling', ['@page file {re.spelling.1}.html', block('route @page', redirect('{re.spelling.1}'))]),
    '',
    block('@security', [`vars {path} ${securityContactAddress}`, 'file']),
    block('route @security', send()),
    '# Not served: hidden files, compressed forms as such, empty segments, and pages without an address of their own.',
    '@root vars {path} /',
    'rewrite @root /index.html',
    block('@served', ['file {path}.html {path}', `not ${hidden}`]),
    block('route @served', ['rewrite * {http.matchers.file.relative}', ...send()]),
    '',
    ...conditionHeaders.map((name) => `request_header -${name}`),
    `rewrite * /${notFoundFile}`,
    ...notFoundRules.flatMap(({ below, file }, index) => [
      `@missing${index} vars_regexp {http.request.orig_uri.path} ${childPattern(below)}`,
      `rewrite @missing${index} /${file}`,
    ]),
    ...send('status 404'),
  ];
}

/** What every answer carries. */
function headRules(): readonly string[] {
  return [
    '# On its own: Caddy puts off a block that takes a header away until the end, and what follows would lose.',
    'header -Server',
    block('header', [...Object.entries(securityHeaders).map(([name, value]) => `${name} ${quoted(value)}`)]),
  ];
}

/** How a lead gets to an inbox and its answer back, under the headers of the site. */
function leadRules({ inboxes = [] }: DeployedSite): readonly string[] {
  if (inboxes.length === 0) return [];
  return [
    block('@lead', [`vars {path} ${leadPath}`, 'method POST OPTIONS']),
    block('route @lead', [
      '# More than an inbox takes, which says so in its own words.',
      block('request_body', ['max_size 64KiB']),
      `header ?Content-Security-Policy ${quoted(filePolicy)}`,
      block(`reverse_proxy ${inboxes.join(' ')}`, [
        ...Object.keys(securityHeaders).map((name) => `header_down -${name}`),
        '# Where one cannot be reached, the next is asked. None is left alone for failures, which a visitor could bring about.',
        'lb_policy round_robin',
        'lb_try_duration 5s',
        block('transport http', [
          'dial_timeout 2s',
          'response_header_timeout 30s',
          '# An inbox ends one that nobody has used for ten seconds; a lead sent on it just then would be refused.',
          'keepalive 5s',
        ]),
      ]),
    ]),
    '',
  ];
}

/** What is said of a body that is too long, and while no inbox can be reached. */
function leadErrorRules({ inboxes = [] }: DeployedSite): readonly string[] {
  if (inboxes.length === 0) return [];
  return [
    block('handle_errors', [
      block('route', [
        '@long expression {http.error.message}.contains("request body too large")',
        'respond @long "413 Content Too Large" 413',
        '@away expression {http.error.status_code} >= 502',
        'header @away Retry-After 30',
        `respond @away ${quoted(noInbox)} 503`,
      ]),
    ]),
  ];
}
