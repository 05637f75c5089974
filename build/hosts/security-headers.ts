/**
 * The security headers of the site, each with its reason: the one source for the local server and for every host's configuration.
 */

import type { LeadEndpoint } from '../../contracts/lead-endpoint.ts';

/** A response header sent with every answer. */
export interface SecurityHeader {
  readonly name: string;
  readonly value: string;
  readonly reason: string;
  /** Sent by hosts that speak TLS only: a browser ignores it over plain HTTP, and it must not stick to a developer's localhost. */
  readonly tlsOnly?: true;
}

/** Powers over the device that this site never uses. Only names that browsers know: others are reported in the console. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** What the share buttons use where there is no share sheet: they copy the link. */
const ownFeatures = ['clipboard-write'] as const;

export const securityHeaders: readonly SecurityHeader[] = [
  {
    name: 'Strict-Transport-Security',
    value: 'max-age=63072000',
    reason:
      'Two years of TLS only. Without includeSubDomains, since other services of the owner may live below the domain.',
    tlsOnly: true,
  },
  {
    name: 'X-Content-Type-Options',
    value: 'nosniff',
    reason: 'A file is what its type says, so text can never be run as script.',
  },
  {
    name: 'X-Frame-Options',
    value: 'DENY',
    reason: 'The same promise as frame-ancestors, for scanners and browsers that read only this one.',
  },
  {
    name: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
    reason: 'Other sites learn that a visitor came from here, not from which page.',
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    value: 'same-origin',
    reason: 'A page that opens this one gets no handle on it.',
  },
  {
    name: 'Cross-Origin-Embedder-Policy',
    value: 'require-corp',
    reason: 'Nothing is loaded that did not agree to it; the site loads only its own files.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    reason: 'Other sites cannot embed these files, nor read them through side channels.',
  },
  {
    name: 'Origin-Agent-Cluster',
    value: '?1',
    reason: 'The site gets a process of its own, apart from sibling subdomains.',
  },
  {
    name: 'Permissions-Policy',
    value: [...deniedFeatures.map((name) => `${name}=()`), ...ownFeatures.map((name) => `${name}=(self)`)].join(', '),
    reason: 'A marketing page needs none of the device; should script ever be injected, it gets none either.',
  },
];

/** What of a page's own inline code its policy has to allow. Each entry is a quoted source such as `'sha256-…'`. */
export interface PolicyHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
  /** Sources that take the place of the above, or join them, on a site that delivers leads. */
  readonly withLeads?: (endpoint: LeadEndpoint) => readonly string[];
  readonly reason: string;
  /** Which hashes of the page join the sources. */
  readonly hashes?: keyof PolicyHashes;
  /** Browsers ignore the directive in a meta element and say so in the console. */
  readonly headerOnly?: true;
}

/** The Content-Security-Policy of a page, a directive at a time. */
const pageDirectives: readonly Directive[] = [
  { name: 'default-src', sources: ["'none'"], reason: 'What is not named below is not loaded.' },
  {
    name: 'script-src',
    sources: ["'self'"],
    hashes: 'scriptHashes',
    reason: "The site's own files, and the inline scripts and speculation rules of this very page.",
  },
  {
    name: 'style-src',
    sources: ["'self'"],
    hashes: 'styleHashes',
    reason: 'The same for styles. No style attribute passes, so markup cannot be used to restyle a page.',
  },
  { name: 'img-src', sources: ["'self'"], reason: 'Own images, each a file.' },
  { name: 'font-src', sources: ["'self'"], reason: 'Fonts are self-hosted.' },
  {
    name: 'connect-src',
    sources: ["'none'"],
    withLeads: ({ source }) => [source],
    reason:
      'Nothing a visitor types leaves the page: no fetch, no beacon, no socket. With delivery on, only to the lead inbox.',
  },
  { name: 'manifest-src', sources: ["'self'"], reason: 'The web manifest.' },
  { name: 'base-uri', sources: ["'none'"], reason: 'An injected base element cannot redirect relative links.' },
  {
    name: 'form-action',
    sources: ["'self'", 'mailto:'],
    withLeads: ({ source }) => [...new Set(["'self'", 'mailto:', source])],
    reason: "The contact form opens the visitor's mail client, and the lead form may have an inbox of its own.",
  },
  {
    name: 'require-trusted-types-for',
    sources: ["'script'"],
    reason: 'Strings never reach a DOM sink that could run them.',
  },
  { name: 'trusted-types', sources: ["'none'"], reason: 'And no policy may be made that would let them.' },
  {
    name: 'frame-ancestors',
    sources: ["'none'"],
    reason: 'No other site can frame a page and steal clicks on it.',
    headerOnly: true,
  },
];

export interface PolicyOptions {
  /** Where the policy will stand. */
  readonly delivery?: 'header' | 'meta';
  /** Where the lead form posts to, on a site that delivers leads. */
  readonly leads?: LeadEndpoint | undefined;
}

/** The policy of one page, for the header or for the meta element in its head. */
export function policyFor(hashes: PolicyHashes, { delivery = 'header', leads }: PolicyOptions = {}): string {
  return pageDirectives
    .filter((directive) => delivery === 'header' || !directive.headerOnly)
    .map((directive) => {
      const { name, hashes: kind } = directive;
      return [name, ...sourcesOf(directive, leads), ...(kind ? hashes[kind] : [])].join(' ');
    })
    .join('; ');
}

const sourcesOf = ({ sources, withLeads }: Directive, leads: LeadEndpoint | undefined): readonly string[] =>
  (leads && withLeads?.(leads)) ?? sources;

/**
 * The directives that are the same for every page: for hosts that cannot send a policy per page. A browser obeys it together
 * with the exact policy in the page itself. Without default-src, which would stand in for script-src and style-src.
 */
export const standingPolicy = (leads?: LeadEndpoint): string =>
  pageDirectives
    .filter(({ name, hashes }) => hashes === undefined && name !== 'default-src')
    .map((directive) => [directive.name, ...sourcesOf(directive, leads)].join(' '))
    .join('; ');

/** The policy of everything that is not a page: an image opened on its own may bring its style sheet, and the tab its icon. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'";
