import { describe, expect, it } from 'vitest';
import { devPolicies } from './dev-policy.ts';
import { policyFor } from './hosts/security-headers.ts';

const hashes = { scriptHashes: ["'sha256-script'"], styleHashes: ["'sha256-style'"] };
const directives = (policy: string): readonly string[] => policy.split('; ');

describe('the policy of a page while it is edited', () => {
  it.each([
    ['without delivery', undefined, "connect-src 'self'"],
    [
      'with an inbox elsewhere',
      { action: 'https://leads.example/', source: 'https://leads.example' },
      "connect-src 'self' https://leads.example",
    ],
  ])('is that of the built page but for what docs/development.md lists, %s', (_, leads, connect) => {
    const built = directives(policyFor(hashes, { leads }));
    const { enforced, reported } = devPolicies(policyFor(hashes, { leads }));
    expect(directives(enforced).filter((directive) => !built.includes(directive))).toEqual([
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'none'",
      connect,
    ]);
    expect(directives(reported)).toEqual(["require-trusted-types-for 'script'", "trusted-types 'none'"]);
    const names = [...directives(enforced), ...directives(reported)].map((directive) => directive.split(' ')[0]);
    for (const directive of built) expect(names).toContain(directive.split(' ')[0]);
  });
});
