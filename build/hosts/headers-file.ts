import type { LeadEndpoint } from '../../contracts/lead-endpoint.ts';
import { caching, hashedFolders } from './caching.ts';
import { filePolicy, securityHeaders, standingPolicy } from './security-headers.ts';

/** A folder as an address, such as `/_astro/`, and the headers of everything below it. */
type HeaderRule = readonly [below: string, headers: Readonly<Record<string, string>>];

/**
 * Headers for hosts that take rules by address pattern. Their limits leave no room for a rule a page, so the header holds what
 * all pages share and the exact policy stands in the page. Pages keep the host's own caching, which is to ask each time.
 * No header but the policy is set twice: some hosts join such values, and two policies joined are both obeyed.
 */
export const headerRules = (leads: LeadEndpoint | undefined): readonly HeaderRule[] => [
  ['/', { ...securityHeaders, 'Content-Security-Policy': standingPolicy(leads) }],
  ...hashedFolders.map(
    (below): HeaderRule => [below, { 'Cache-Control': caching.hashed, 'Content-Security-Policy': filePolicy }],
  ),
];

/** The rules as a `_headers` file, which Cloudflare Pages and Netlify read. Cloudflare alone can take away what it would add itself. */
export function headersFile(leads: LeadEndpoint | undefined, removed: readonly string[] = []): string {
  const lines = headerRules(leads).flatMap(([below, headers]) => [
    `${below}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...(below === '/' ? removed.map((name) => `  ! ${name}`) : []),
  ]);
  return `${lines.join('\n')}\n`;
}
