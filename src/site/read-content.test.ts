import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../lib/read-yaml.ts';
import { schema } from './home/page.schema.ts';
import { readContent } from './read-content.ts';

const file = 'src/site/home/page.yaml';
const text = readFileSync(file, 'utf8');

/** What is said of the home page's words once `from` is replaced, and the line on which that stands. */
function complaint(from: string, to: string): { readonly said: string; readonly line: number } {
  expect(text).toContain(from);
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  try {
    readYaml(text.replace(from, to), schema, file);
    return { said: '', line };
  } catch (error) {
    return { said: error instanceof Error ? error.message : '', line };
  }
}

describe('a mistake in content is told with file, line, field and reason', () => {
  const mistakes = `
a claim that is not in the ledger | claim: setup.hours | claim: setup.hour | hero.facts.0.claim | setup.hour
a token that names nothing | {live.hours} | {live.hour} | howItWorks.steps.0.text | {live.hour}
an unknown route in a link | to: /payment-solutions | to: /payments | solutions.cards.0.to | /payments
a field too long for its place | Tell us how you sell | ${'Tell us how you sell '.repeat(6)} | call.title | at most 80
a drawing that does not exist | scene: home-pos | scene: home-till | solutions.cards.2.art.scene | home-till`;

  it.each(
    mistakes
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')),
  )('%s', (_, from = '', to = '', field, reason = '') => {
    const { said, line } = complaint(from, to);
    expect(said).toContain(`${file}:${line}: ${field}: `);
    expect(said).toContain(reason);
  });

  it('a missing alt text', () => {
    const [alt = ''] = /alt: "A payment link[^"]*"/.exec(text) ?? [];
    expect(complaint(alt, '').said).toMatch(/^src\/site\/home\/page\.yaml:\d+: [\w.]*art: .*alt text/m);
  });

  it('a field that the page does not have', () => {
    expect(complaint('whyChoose:', 'whyChose:').said).toMatch(/^src\/site\/home\/page\.yaml:1: .*whyChose/m);
  });

  it('a text that is no YAML', () => {
    expect(complaint('whyChoose:', 'whyChoose: "').said).toMatch(/^src\/site\/home\/page\.yaml:\d+: /);
  });

  it('a file that is not there', () => {
    expect(() => readContent('home/sheet.yaml', schema)).toThrow('src/site holds no home/sheet.yaml');
  });
});
