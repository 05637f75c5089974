import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { typedOut } from '../../fields/typed-out.ts';
import { mistakesOf } from '../../lib/mistakes.ts';
import { readYaml } from '../../lib/read-yaml.ts';
import { addressProblem } from './address.ts';
import { landingPage } from './landing.schema.ts';
import { layOut } from './lay-out.ts';

const example = readFileSync('catalogue/landing-page.yaml', 'utf8');
const read = (text: string) => readYaml(text, landingPage, 'src/site/cafes/page.yaml', typedOut);

/** The blocks of the example, each as it is written. */
const [head = '', ...blocks] = example.split(/^(?= {2}- type:)/m);
const named = (type: string) => blocks.find((block) => block.startsWith(`  - type: ${type}\n`)) ?? '';
const pageOf = (...types: readonly string[]) => head + types.map(named).join('');

/** What is said of a page. */
const said = (text: string) =>
  mistakesOf(() => read(text)).map(({ file, line, column, what }) => `${file}:${line}:${column}: ${what}`);

describe('a page of blocks', () => {
  it('may have every kind of them, in any order between its hero and its closing call', () => {
    const { sections } = read(example);
    expect(new Set(sections.map(({ type }) => type))).toEqual(
      new Set(['figures', 'cards', 'steps', 'questions', 'comparison', 'calculator']),
    );
    const moved = read(pageOf('hero', 'questions', 'calculator', 'figures', 'closing-call'));
    expect(moved.sections.map(({ type }) => type)).toEqual(['questions', 'calculator', 'figures']);
  });

  it.each([
    [
      'begins with anything but its hero',
      pageOf('figures', 'hero', 'closing-call'),
      '1 “How soon, and who helps”: stands where the hero belongs',
    ],
    [
      'ends with anything but its closing call',
      pageOf('hero', 'closing-call', 'figures'),
      'a closing call stands last',
    ],
    ['asks twice', pageOf('hero', 'questions', 'questions', 'closing-call'), '“questions” stands on this page already'],
    ['works out the same twice', pageOf('hero', 'calculator', 'calculator', 'closing-call'), '“savings” stands'],
    ['is no more than hero and call', pageOf('hero', 'closing-call'), 'it takes at least 3'],
    [
      'has a block of no kind',
      example.replace('type: cards', 'type: card'),
      '“card” is not one of .*did you mean cards',
    ],
    [
      'leaves a gap between its cards',
      example
        .replace(/ {6}- title: At the table\n(?: {8}.*\n)+/, '')
        .replace(/ {6}- title: Ahead of time\n(?: {8}.*\n)+/, ''),
      'has 1 cards; 2, 3, 4 or 6',
    ],
    [
      'compares in a row that is too short',
      example.replace('[Nothing, A sign', '[A sign'),
      'has 1 entries beside 2 columns',
    ],
    [
      'names a calculator that there is not',
      example.replace('calculator: savings', 'calculator: saving'),
      'did you mean savings',
    ],
    ['types a figure out', example.replace('Three steps, and', '3.5% off, and'), '3.5% is typed out'],
  ])('that %s is refused, with the place and what to do', (_what, text, reason) => {
    expect(said(text)[0]).toMatch(new RegExp(`^src/site/cafes/page\\.yaml:\\d+:\\d+: .*${reason}`));
  });

  it('joins sections on one ground, and has an anchor for each', () => {
    const [figures, cards, steps] = read(example).sections;
    if (!figures || !cards || !steps) throw new Error('The example has fewer sections than it had');
    expect(layOut([figures, cards, steps, steps]).map(({ id, flush }) => [id, flush])).toEqual([
      ['figures', false],
      ['cards', true],
      ['steps', false],
      ['steps-2', true],
    ]);
  });
});

describe('an address', () => {
  it.each(['/cafes', '/spring-offer', '/2027'])('may be %s', (path) => {
    expect(addressProblem(path)).toBeUndefined();
  });

  it.each([
    ['/Spring_Offer', 'cannot be the address of a page'],
    ['/spring offer', 'cannot be the address of a page'],
    ['/-', 'cannot be the address of a page'],
    ['/blog', 'is taken on this site'],
    ['/404', 'is taken on this site'],
    ['/og', 'is taken on this site'],
    ['/leads', 'is taken on this site'],
  ])('may not be %s', (path, reason) => {
    expect(addressProblem(path)).toContain(reason);
  });
});
