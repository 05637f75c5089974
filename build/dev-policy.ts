/** Browsers report these, and do not enforce them: the overlay that shows a mistake is written as text. */
const onlyReported = ['require-trusted-types-for', 'trusted-types'];

/** What the client of `astro dev` needs and a visitor's page does not; docs/development.md says what it means. */
function inDev(name: string, sources: readonly string[]): string {
  // Edited styles are put into the page anew. Style attributes are refused there as here.
  if (name === 'style-src') return "style-src 'self' 'unsafe-inline'; style-src-attr 'none'";
  // The socket that tells what was edited.
  const elsewhere = sources.filter((source) => source !== "'none'" && source !== "'self'");
  return [name, ...(name === 'connect-src' ? ["'self'", ...elsewhere] : sources)].join(' ');
}

/** The policy of a built page, for the same page while it is edited. */
export function devPolicies(policy: string): { readonly enforced: string; readonly reported: string } {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  const written = (areReported: boolean): string =>
    directives
      .filter(([name = '']) => onlyReported.includes(name) === areReported)
      .map(([name = '', ...sources]) => inDev(name, sources))
      .join('; ');
  return { enforced: written(false), reported: written(true) };
}
