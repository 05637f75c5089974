import { describe, expect, it } from 'vitest';
import { mistakesOf } from '../../lib/mistakes.ts';
import { readYaml } from '../../lib/read-yaml.ts';
import { redirects } from './redirects.schema.ts';

const read = (yaml: string) => readYaml(yaml, redirects, 'redirects.yaml').redirects;

it('an address that has changed leads to its new one, for good unless it says otherwise', () => {
  const yaml = `redirects:
    - { from: /old-name.html, to: /about }
    - { from: /feed, to: /rss.xml }
    - { from: /blog/renamed, to: /blog/embedded-finance, permanent: false }`;
  expect(read(yaml).map(({ permanent }) => permanent)).toEqual([true, true, false]);
});

describe('a redirect is refused', () => {
  const refused = `
to a page that is not there | { from: /old, to: /abuot } | 2:23: redirects › 1 › to: “/abuot” is not a page of this site; did you mean /about
to another site | { from: /old, to: "https://other.example/" } | to: “https://other.example/” is not a page of this site
from a page that is there | { from: /about, to: /contact } | 2:13: redirects › 1 › from: “/about” is a page of this site
from another spelling of a page | { from: /about.html, to: /contact } | from: “/about.html” leads to /about by itself
from the file of the home page | { from: /index.html, to: /contact } | from: “/index.html” leads to / by itself
from an article that is there | { from: /blog/embedded-finance, to: /blog } | from: “/blog/embedded-finance” is a page
from what hosts read in ways of their own | { from: "/old/*", to: /about } | 1 › from: is not an address like /old-name
from an address with a query | { from: "/old?id=1", to: /about } | is not an address like /old-name
from an address that ends with a slash | { from: /old/, to: /about } | is not an address like /old-name
to itself | { from: /old, to: /old } | to: leads in a circle: /old → /old
by another redirect | { from: /old, to: /new }, { from: /new, to: /about } | redirects › 1 › to: “/new” leads on to /about; write that
in a circle | { from: /a, to: /b }, { from: /b, to: /a } | redirects › 2 › to: leads in a circle: /b → /a → /b
twice | { from: /old, to: /about }, { from: /old, to: /contact } | redirects › 2 › from: “/old” stands here already
with a field that is none | { from: /old, to: /about, permament: true } | “permament” is no field here; did you mean permanent`;

  it.each(
    refused
      .trim()
      .split('\n')
      .map((line) => line.split(' | ')),
  )('%s', (_what, entries = '', complaint) => {
    const lines = entries.replaceAll('}, {', '}\n  - {');
    const said = mistakesOf(() => read(`redirects:\n  - ${lines}`)).map(
      ({ line, column, what }) => `${line}:${column}: ${what}`,
    );
    expect(said.join('\n')).toContain(complaint);
  });
});
