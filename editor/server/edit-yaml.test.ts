import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './edit-yaml.ts';

const page = `# The first thing that is read.
hero:
  title: "Take every payment."
  lead: Point of sale, online # and more
  link: { label: Explore, to: "#solutions" }
steps:
  - title: First
    text: >-
      A long text
      on two lines.
  # Only where it is sold.
  - { title: Second, text: "One, two" }
  - title: Third
    text: Three
notes: [setup.hours, live.hours]
`;

interface Page {
  hero: { title: string; lead?: string; link: { label: string }; start?: string };
  steps: { title: string; text: string }[];
  notes: string[];
}

function edited(change: (content: Page) => void): string {
  const content: Page = parse(page);
  change(content);
  return editYaml(page, content);
}

describe('an edited file', () => {
  it('is the same where nothing was changed', () => {
    expect(edited(() => {})).toBe(page);
  });

  it.each<[string, (content: Page) => void, string, string]>([
    ['a text', ({ hero }) => Object.assign(hero, { lead: 'Cards: all' }), 'Point of sale, online', '"Cards: all"'],
    ['a text in quotes', ({ hero }) => Object.assign(hero, { title: 'More.' }), 'Take every payment.', 'More.'],
    [
      'a space that keeps words together',
      ({ hero }) => Object.assign(hero, { title: 'a\u00a0b' }),
      'Take every payment.',
      'a\\u00a0b',
    ],
    [
      'a folded text',
      ({ steps }) => Object.assign(steps[0] ?? {}, { text: 'A' }),
      '>-\n      A long text\n      on two lines.',
      'A',
    ],
    [
      'a field that is added',
      ({ hero }) => Object.assign(hero, { start: 'Go' }),
      '"#solutions" }\n',
      '"#solutions" }\n  start: Go\n',
    ],
    ['a field that is taken away', ({ hero }) => delete hero.lead, '\n  lead: Point of sale, online', ''],
    ['a field in braces', ({ hero }) => Object.assign(hero.link, { label: 'a, b' }), 'label: Explore', 'label: "a, b"'],
    ['an entry that is added in brackets', ({ notes }) => notes.push('x'), 'live.hours]', 'live.hours, x]'],
    ['an entry that is taken out of brackets', ({ notes }) => notes.shift(), '[setup.hours, ', '['],
    ['an entry that is taken away', ({ steps }) => steps.pop(), '  - title: Third\n    text: Three\n', ''],
  ])('has another place for %s alone', (_what, change, before, after) => {
    expect(edited(change)).toBe(page.replace(before, after));
  });

  it('has entries where they were moved to, with their comments', () => {
    const moved = edited(({ steps }) => steps.reverse());
    expect(moved).toContain(
      'steps:\n  - title: Third\n    text: Three\n  # Only where it is sold.\n  - { title: Second',
    );
  });

  it.each(globSync('src/site/*/*.yaml'))('is the same where nothing was changed in %s', (file) => {
    const source = readFileSync(file, 'utf8');
    expect(editYaml(source, parse(source))).toBe(source);
  });

  /** What stands somewhere, changed here and there: taken out, put in, turned round, written anew. */
  function changed(content: unknown, dice: () => number, text: string): unknown {
    const thrown = dice();
    if (Array.isArray(content)) {
      const list = content.map((entry) => changed(entry, dice, text));
      if (thrown === 0) return list.slice(1);
      if (thrown === 1) return list.reverse();
      return thrown === 2 ? [...list, text, { title: text, text: text.repeat(30) }] : list;
    }
    if (typeof content !== 'object' || content === null) return thrown === 0 ? text : content;
    const fields = Object.entries(content).filter((_, index) => thrown > 1 || index !== thrown);
    const kept = Object.fromEntries(fields.map(([key, field]) => [key, changed(field, dice, text)]));
    return thrown === 3 ? { ...kept, added: text } : kept;
  }

  it('says what it is to say, whatever that is', () => {
    const source = readFileSync('src/site/gateway-services/page.yaml', 'utf8');
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(9)), fc.string({ unit: 'grapheme' }), (dice, text) => {
        const wanted = changed(parse(source), () => Number(dice.next().value), text);
        expect(parse(editYaml(source, wanted))).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
  });
});
