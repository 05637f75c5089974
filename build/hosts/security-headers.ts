/**
 * The security headers of the site, each with its reason: the one source for the local server and for every host's configuration.
 */

import type { LeadEndpoint } from '../../contracts/lead-endpoint.ts';

/** Powers over the device that this site never uses. Only names that browsers know: others are reported in the console. */
const deniedFeatures = `
  accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi
  payment publickey-credentials-get screen-wake-lock serial usb window-management xr-spatial-tracking`;

type HeaderValues = Readonly<Record<string, string>>;

/**
 * Sent with every answer, over whatever protocol. Neither Cross-Origin-Embedder-Policy nor Origin-Agent-Cluster is: a page
 * has nothing for them to keep out, and each has a browser start a process anew (docs/decisions/0004).
 */
export const plainHeaders: HeaderValues = {
  // A file is what its type says, so text can never be run as script.
  'X-Content-Type-Options': 'nosniff',
  // The same promise as frame-ancestors, for scanners and browsers that read only this one.
  'X-Frame-Options': 'DENY',
  // Other sites learn that a visitor came from here, not from which page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A page that opens this one gets no handle on it.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Other sites cannot embed these files, nor read them through side channels.
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A marketing page needs none of the device; should script ever be injected, it gets none either. Writing to the clipboard is
  // left to the page, as it is unless it is denied: the share buttons copy the link.
  'Permissions-Policy': deniedFeatures
    .trim()
    .split(/\s+/)
    .map((name) => `${name}=()`)
    .join(', '),
};

/**
 * Two years of TLS only. Without includeSubDomains, since other services of the owner may live below the domain. A browser
 * ignores it over plain HTTP, and it must not stick to a developer's localhost.
 */
export const strictTransport = 'max-age=63072000';

/** Sent by hosts that speak TLS. */
export const securityHeaders: HeaderValues = {
  'Strict-Transport-Security': strictTransport,
  ...plainHeaders,
};

/** What of a page's own inline code its policy has to allow. Each entry is a quoted source such as `'sha256-…'`. */
export interface PolicyHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

type Directive = readonly [name: string, ...sources: string[]];

/** The Content-Security-Policy of a page, a directive at a time; `leads` is where the lead form posts to, if anywhere. */
const directivesOf = (
  { scriptHashes, styleHashes }: PolicyHashes,
  leads: LeadEndpoint | undefined,
): readonly Directive[] => [
  // What is not named below is not loaded.
  ['default-src', "'none'"],
  // The site's own files, and the inline scripts and speculation rules of this very page.
  ['script-src', "'self'", ...scriptHashes],
  // The same for styles. No style attribute passes, so markup cannot be used to restyle a page.
  ['style-src', "'self'", ...styleHashes],
  // Own images, each a file.
  ['img-src', "'self'"],
  // Fonts are self-hosted.
  ['font-src', "'self'"],
  // Nothing a visitor types leaves the page: no fetch, no beacon, no socket. With delivery on, only to the lead inbox.
  ['connect-src', leads?.source ?? "'none'"],
  // The web manifest.
  ['manifest-src', "'self'"],
  // An injected base element cannot redirect relative links.
  ['base-uri', "'none'"],
  // The contact form opens the visitor's mail client, and the lead form may have an inbox of its own.
  ['form-action', ...new Set(["'self'", 'mailto:', leads?.source ?? "'self'"])],
  // Strings never reach a DOM sink that could run them.
  ['require-trusted-types-for', "'script'"],
  // And no policy may be made that would let them.
  ['trusted-types', "'none'"],
  // No other site can frame a page and steal clicks on it.
  ['frame-ancestors', "'none'"],
];

const written = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

export interface PolicyOptions {
  /** Where the policy will stand. */
  readonly delivery?: 'header' | 'meta';
  /** Where the lead form posts to, on a site that delivers leads. */
  readonly leads?: LeadEndpoint | undefined;
}

/** The policy of one page, for the header or for the meta element in its head. */
export function policyFor(hashes: PolicyHashes, { delivery = 'header', leads }: PolicyOptions = {}): string {
  const directives = directivesOf(hashes, leads);
  // In a meta element browsers ignore it, and say so in the console.
  return written(directives.filter(([name]) => delivery === 'header' || name !== 'frame-ancestors'));
}

/**
 * The directives that are the same for every page: for hosts that cannot send a policy per page. A browser obeys it together
 * with the exact policy in the page itself. Without default-src, which would stand in for script-src and style-src.
 */
export const standingPolicy = (leads?: LeadEndpoint): string =>
  written(
    directivesOf({ scriptHashes: [], styleHashes: [] }, leads).filter(
      ([name]) => !['default-src', 'script-src', 'style-src'].includes(name),
    ),
  );

/** The policy of everything that is not a page: an image opened on its own may bring its style sheet, and the tab its icon. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'";
