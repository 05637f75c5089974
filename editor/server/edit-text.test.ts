import { describe, expect, it } from 'vitest';
import { editText } from './edit-text.ts';

const source = `A customer asks,
in two lines, for <Claim id="setup.hours" /> and **more**.

|Bill|Cost|
|-|-|
| [one] | $1 |
|two|$2|

<Callout title="Say it">
Out *loud*.

- one
- two [name]
</Callout>

<Figure scene="home-pos" alt="A “register”">

Its caption.

</Figure>

* last
* least`;

/** The same as an editor writes it that has ways of its own. */
const inOtherWays = (text: string): string =>
  text
    .replace(/^- /gm, '*   ')
    .replace('|Bill|Cost|\n|-|-|', '| Bill    | Cost |\n| ------- | ---- |')
    .replace('|two|$2|', '| two     | $2   |')
    .replace('[one]', '\\[one]')
    .replace('Out *loud*', '  Out _loud_');

describe('the text of an article', () => {
  it('stays as it was written while it says the same, however that is written', () => {
    expect(inOtherWays(source)).not.toBe(source);
    expect(editText(source, inOtherWays(source))).toBe(source);
  });

  it.each([
    ['words of a paragraph', 'customer', 'buyer'],
    ['braces in a line', 'for <Claim', 'for {setup.hours} <Claim'],
    ['braces of their own', '* last', '{setup.hours}\n\n* last'],
    ['a cell of a table', '|two|$2|', '| two | $3 |'],
    ['an entry of a list', '- one', '- none'],
    ['an entry more', '- one', '- one\n- and a half'],
    ['the title of a part', '<Callout title="Say it">\nOut', '<Callout title="Say it twice">\n\nOut'],
    ['the words in a part', 'Out *loud*.', 'Out **loud**.'],
    ['a block more', 'Its caption.', 'Its caption.\n\n> Or two.'],
    ['a block less', '\n\n<Figure scene="home-pos" alt="A “register”">\n\nIts caption.\n\n</Figure>', ''],
    ['a drawing without its caption', '">\n\nIts caption.\n\n</Figure>', '" />'],
    ['a place', '\n\n* last\n* least', ''],
  ])('has nothing written anew but %s', (_what, from, to) => {
    const wanted = source.replace(from, to);
    expect(wanted).not.toBe(source);
    expect(editText(source, inOtherWays(wanted))).toBe(wanted);
  });

  it('keeps blocks apart that would run into one another', () => {
    expect(editText('- a\n\nText\n\n- b', '- a\n\n* b')).toBe('- a\n\n* b');
  });

  it('is taken as it is where it cannot be read, which is told later', () => {
    expect(editText(source, '<Callout title="A">')).toBe('<Callout title="A">');
  });
});
