import type { LeadEndpoint } from '../../contracts/lead-endpoint.ts';
import { cacheRules, hashedFolders } from './caching.ts';
import { filePolicy, securityHeaders, standingPolicy } from './security-headers.ts';

/** A pattern of addresses, and the headers it is given. */
export interface HeaderRule {
  /** A folder as an address, such as `/_astro/`. */
  readonly below: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Headers for hosts that take rules by address pattern. Their limits leave no room for a rule a page, so the header holds what
 * all pages share and the exact policy stands in the page. Pages keep the host's own caching, which is to ask each time.
 * No header but the policy is set twice: some hosts join such values, and two policies joined are both obeyed.
 */
export const headerRules = (leads?: LeadEndpoint): readonly HeaderRule[] => [
  {
    below: '/',
    headers: [
      ...securityHeaders.map(({ name, value }) => [name, value] as const),
      ['Content-Security-Policy', standingPolicy(leads)],
    ],
  },
  ...hashedFolders.map((below) => ({
    below,
    headers: [
      ['Cache-Control', cacheRules.hashed.value],
      ['Content-Security-Policy', filePolicy],
    ] as const,
  })),
];

/** Documented limits of Cloudflare Pages, the tightest of the hosts that read a `_headers` file. */
const limits = { rules: 100, lineLength: 2000 } as const;

/** The rules as a `_headers` file, which Cloudflare Pages and Netlify read. Cloudflare alone can take away what it would add itself. */
export function headersFile(rules: readonly HeaderRule[] = headerRules(), removed: readonly string[] = []): string {
  const lines = rules.flatMap(({ below, headers }) => [
    `${below}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...(below === '/' ? removed.map((name) => `  ! ${name}`) : []),
  ]);
  if (rules.length > limits.rules) throw new Error(`_headers has ${rules.length} rules; hosts read ${limits.rules}.`);
  const long = lines.find((line) => line.length > limits.lineLength);
  if (long !== undefined) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}
