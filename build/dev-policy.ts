/** What the client of `astro dev` needs and a visitor's page does not; docs/development.md says what it means. */
const inDev: Readonly<Record<string, (sources: readonly string[]) => readonly string[]>> = {
  // Edited styles are put into the page anew. Style attributes are refused there as here.
  'style-src': () => ["'self'", "'unsafe-inline'"],
  'style-src-attr': () => ["'none'"],
  // The socket that tells what was edited.
  'connect-src': (sources) => ["'self'", ...sources.filter((source) => source !== "'none'" && source !== "'self'")],
};

/** Browsers report these, and do not enforce them: the overlay that shows a mistake is written as text. */
const onlyReported = ['require-trusted-types-for', 'trusted-types'];

export interface DevPolicies {
  readonly enforced: string;
  readonly reported: string;
}

/** The policy of a built page, for the same page while it is edited. */
export function devPolicies(policy: string): DevPolicies {
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1)]),
  );
  for (const [name, sources] of Object.entries(inDev)) directives.set(name, [...sources(directives.get(name) ?? [])]);
  const write = (isMeant: (name: string) => boolean): string =>
    [...directives]
      .filter(([name]) => isMeant(name))
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; ');
  return {
    enforced: write((name) => !onlyReported.includes(name)),
    reported: write((name) => onlyReported.includes(name)),
  };
}
