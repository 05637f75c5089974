import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../harness/site-copy.ts';

const home = 'src/content/pages/home.yaml';

describe('a mistake in content fails the build and says where', () => {
  let site: SiteCopy;
  beforeEach(() => {
    site = copySite();
  });
  afterEach(() => site.remove());

  it.each([
    [
      'a claim id that is not in the ledger',
      'claim: setup.hours',
      'claim: setup.hour',
      ['home', 'hero.facts.0.claim', 'setup.hour'],
    ],
    ['a token that names nothing', '{live.hours}', '{live.hour}', ['home', 'howItWorks.steps.0.text', '{live.hour}']],
    ['a missing alt text', /alt: "A payment routed[^"]*"/, '', ['home', 'solutions.cards.0.art', 'alt text']],
    ['an unknown route in a link', 'to: /payment-solutions', 'to: /payments', ['home', '/payments', 'not a route']],
    [
      'a field too long for its place',
      'title: Tell us how you sell',
      `title: ${'Tell us how you sell '.repeat(6)}`,
      ['home', 'call.title', 'at most 80'],
    ],
    ['a field that the page does not have', 'whyChoose:', 'whyChose:', ['home', 'whyChoose']],
    ['a drawing that does not exist', 'scene: home-pos', 'scene: home-till', ['home', 'home-till']],
  ])('%s', (_, from, to, words) => {
    site.edit(home, from, to);
    const { code, output } = site.astro('sync');
    expect(code).not.toBe(0);
    for (const word of words) expect(output).toContain(word);
  });

  it('a slug that two articles share', () => {
    const blog = join(site.root, 'src/site/blog/articles');
    cpSync(join(blog, 'embedded-finance.mdx'), join(blog, 'embedded-finance-again.mdx'));
    const { code, output } = site.astro('sync');
    expect(code).not.toBe(0);
    expect(output).toContain('embedded-finance-again');
    expect(output).toContain('slug');
  });
});
