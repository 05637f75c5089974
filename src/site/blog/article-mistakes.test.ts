import { mdxToHast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { brand } from '../../brand.ts';
import { mistakesIn } from './article-mistakes.ts';
import { readText } from './article-text.ts';

const check = (body: string, ...proven: string[]) =>
  mistakesIn(readText(mdxToHast(body)), new Set(proven)).map(({ line, what }) => `${line}: ${what}`);

describe('a good text', () => {
  it.each([
    ['claims, the brand and proven figures', 'From $900 to <Claim id="setup.hours" /> with <BrandName />.'],
    [
      'links to pages, articles, places and other sites',
      '[a](/contact) [b](/blog/embedded-finance#x) [c](https://b.example)',
    ],
    [
      'sentences that stand by a fact of the owner',
      '<IfKnown fact="owner.phone">Call <Fact name="owner.phone" />.</IfKnown><UnlessKnown fact="owner.phone">Write.</UnlessKnown>',
    ],
    ['asides around lists and tables', '<Callout title="A">\n\n- one\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n</Callout>'],
    ['a tool once', 'Text\n\n<StatementCheck />\n\nText'],
    ['headings in order', '## One\n\n### Two\n\n## Three'],
  ])('has %s', (_what, body) => {
    expect(check(body, '$900')).toEqual([]);
  });
});

describe('a mistake is named with its line and what to do', () => {
  it.each([
    ['a figure that nothing proves', 'Text\n\nSaves $901.', ['3: $901 is not proven', 'worked']],
    ['a date that no source carries', 'Since July 1, 2023.', ['1: July 1, 2023 is not proven', 'carries']],
    ['a claim that does not exist', '<Claim id="setup.minutes" />', ['1: “setup.minutes” is not in the claims ledger']],
    ['a figure of the ledger', 'Call us 24/7.', ['1: “24/7” is typed out', '<Claim id="support.hours" />']],
    ['a drafted claim', '<Claim id="pos.handheld" />', ['1: “pos.handheld” is drafted']],
    ['a fact that does not exist', '<Fact name="owner.fax" />', ['1: “owner.fax” is not a fact of the owner']],
    ['a condition without a fact', '<IfKnown>Call.</IfKnown>', ['1: <IfKnown> needs its fact="…"']],
    ['a claim without an id', 'In <Claim />.', ['1: <Claim> needs its id="…"']],
    ['a link that leads nowhere', 'A\n\n[b](/blgo)', ['3: “/blgo” is not a page of this site; did you mean /blog']],
    ['a part that does not exist', '<Note title="A">\n\ntext\n\n</Note>', ['1: <Note> is not a part', 'Callout']],
    ['HTML', 'A <b>bold</b> word', ['1: <b> is not a part']],
    ['an aside without a title', '<Checklist>\n\n- one\n\n</Checklist>', ['1: <Checklist> needs its title="…"']],
    [
      'a drawing that does not exist',
      '<Figure scene="none" alt="A">\n\ntext\n\n</Figure>',
      ['1: “none” is not a drawing'],
    ],
    [
      'a figure that does not say what it shows',
      '<Figure scene="home-pos">\n\ntext\n\n</Figure>',
      ['1: <Figure> needs its alt="…"'],
    ],
    ['a tool inside a sentence', 'Try <StatementCheck /> now', ['1: <StatementCheck /> stands on a line of its own']],
    ['a tool inside an aside', '<Callout title="A">\n\n<StatementCheck />\n\n</Callout>', ['3: <StatementCheck />']],
    [
      'a tool twice',
      '<StatementCheck />\n\n<StatementCheck />',
      ['3: <StatementCheck /> can stand in an article once'],
    ],
    ['a second title', '# Title', ['1: the title is the first heading', '##']],
    ['a level left out', '## One\n\n#### Two', ['3: <h4>']],
    ['a level below nothing', '### One', ['1: a heading of level 3 cannot follow one of level 1']],
    ['a part inside a heading', '## In <Claim id="setup.hours" />', ['1: keep headings to plain words']],
    ['an expression', 'A {sum} here', ['1: a brace begins an expression', '\\{']],
    ['an import', "import a from 'b'\n\nText", ['1: an article cannot import']],
    [
      'a picture in Markdown',
      '![alt](/a.png)',
      ['1: a picture is written as <Picture file="./counter.jpg" alt="…" />'],
    ],
    [
      'a picture that is not there',
      'A\n\n<Picture file="./none.jpg" alt="A" />',
      ['3: “none.jpg” is not a file beside these words'],
    ],
    [
      'a file that is no picture',
      '<Picture file="./embedded-finance.mdx" alt="A" />',
      ['1: “embedded-finance.mdx” is no picture'],
    ],
    ['a picture without a file', '<Picture alt="A" />', ['1: <Picture> needs its file="…"']],
    ['a picture that says neither', '<Picture file="./none.jpg" />', ['1: <Picture> needs its alt="…", or decorative']],
  ])('%s', (_what, body, words) => {
    const mistakes = check(body);
    for (const word of words) expect(mistakes.join('\n')).toContain(word);
  });

  it.skipIf(brand.nameIsWord)('the name of the brand', () => {
    expect(check(`${brand.name} does.`).join('\n')).toMatch(/^1: .*<BrandName \/>/);
  });

  it('all of them at once', () => {
    expect(check('{a}\n\n# B\n\n$5')).toHaveLength(3);
  });
});
