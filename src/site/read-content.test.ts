import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { typedOut } from '../fields/typed-out.ts';
import { readYaml } from '../lib/read-yaml.ts';
import { schema } from './home/page.schema.ts';
import { readContent } from './read-content.ts';

const file = 'src/site/home/page.yaml';
const text = readFileSync(file, 'utf8');

/** What is said of the home page's words once `from` is replaced by one line, and the line on which that stands. */
function complaint(from: string, to: string): { readonly said: string; readonly line: number } {
  expect(text).toContain(from);
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  try {
    readYaml(text.replace(from, to), schema, file, typedOut);
    return { said: '', line };
  } catch (error) {
    return { said: error instanceof Error ? error.message : '', line };
  }
}

describe('a mistake in content is told with file, line, column, field, reason and remedy', () => {
  const mistakes = `
a claim that is not in the ledger | claim: setup.hours | claim: setup.hour | hero › facts › 1 › claim | “setup.hour” is not in the claims ledger; did you mean setup.hours
a token that names nothing | {live.hours} | {live.hour} | howItWorks › steps › 1 “Get Approved” › text | did you mean live.hours
an unknown route in a link | to: /payment-solutions | to: /payments | solutions › cards › 1 “Payment solutions” › to | did you mean /payment-solutions
a field too long for its place | Tell us how you sell | ${'Tell us how you sell '.repeat(6)} | call › title | at most 80
a drawing that does not exist | scene: home-pos | scene: home-poz | solutions › cards › 3 “Point of sale” › art › scene | did you mean home-pos
a picture that is not there | scene: home-pos | file: ./counter.jpg | solutions › cards › 3 “Point of sale” › art › file | “counter.jpg” is not a file beside these words
a drawing and a picture at once | scene: home-pos | scene: home-pos, file: ./counter.jpg | solutions › cards › 3 “Point of sale” › art | either a drawing as its scene or a picture as its file
a figure that nothing proves | Tell us how you sell | Save 37% with us | call › title | 37% is not proven; name a claim
a figure of the ledger | Tell us how you sell | Ready in 24–48 hours | call › title | “24–48 hours” is typed out; write {setup.hours}
an empty field | title: Tell us how you sell | title: | call › title | is empty; it takes a text
a field of another kind | title: Tell us how you sell | title: { to: /about } | call › title | is something else; it takes a text`;

  it.each(
    mistakes
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')),
  )('%s', (_, from = '', to = '', field, reason = '') => {
    const { said, line } = complaint(from, to);
    const [place = '', what = ''] = said.split(`: ${field}: `);
    expect(place).toMatch(new RegExp(`^${file}:${line}:\\d+$`));
    expect(what).toContain(reason);
  });

  it.skipIf(brand.nameIsWord)('the name of the brand', () => {
    const { said } = complaint('Tell us how you sell', `Sell with ${brand.name}`);
    expect(said).toContain(`call › title: “${brand.name}” is typed out; write {brand.name}`);
  });

  it('a missing alt text', () => {
    const [alt = ''] = /alt: "A payment link[^"]*"/.exec(text) ?? [];
    expect(complaint(alt, '').said).toMatch(/^src\/site\/home\/page\.yaml:\d+:\d+: .* › art: .*alt text/m);
  });

  it('a field that the page does not have', () => {
    const { said, line } = complaint('whyChoose:', 'whyChose:');
    expect(said.split('\n')).toEqual([
      `${file}:1:1: whyChoose: is missing`,
      `${file}:${line}:1: “whyChose” is no field here; did you mean whyChoose?`,
    ]);
  });

  it('an entry too many', () => {
    const [fact = ''] = /^ +- .*claim: setup\.hours.*\n/m.exec(text) ?? [];
    expect(complaint(fact, fact.repeat(2)).said).toMatch(/: hero › facts: has 4 entries; it takes exactly 3$/);
  });

  it('a text that is no YAML', () => {
    expect(complaint('whyChoose:', 'whyChoose: "').said).toMatch(
      /^src\/site\/home\/page\.yaml:\d+:\d+: .*between quotes$/,
    );
  });

  it('a file that is not there', () => {
    expect(() => readContent('home/sheet.yaml', schema)).toThrow('src/site holds no home/sheet.yaml');
  });
});
