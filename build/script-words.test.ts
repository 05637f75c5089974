import { expect, it } from 'vitest';
import { scriptWords } from './script-words.ts';

const wordsOf = scriptWords(
  new Map([
    ['https://page.invalid/_astro/form.a1.js', 'import{t}from"./toast.b2.js";f.className="field"'],
    ['https://page.invalid/_astro/toast.b2.js', 'import"./form.a1.js";t.className="toast shown"'],
    ['https://page.invalid/_astro/late.c3.js', 'import("./toast.b2.js")'],
    ['https://page.invalid/_astro/other.d4.js', 'o.className="other"'],
  ]),
);

it.each([
  ['a script that the page loads', '<script src="/_astro/form.a1.js"></script>', 'field'],
  ['a script that this one imports', '<script src="/_astro/form.a1.js"></script>', 'shown'],
  ['a script that an island brings when it is asked for', '<astro-island component-url="/_astro/late.c3.js">', 'toast'],
  ['a script within the page', '<script type="module">a.className="within"</script>', 'within'],
  ['a script that one within the page imports', '<script>import("/_astro/other.d4.js")</script>', 'other'],
])('a page may wear what is named by %s', (_, html, word) => expect(wordsOf(html)(word)).toBe(true));

it('what only the scripts of other pages name is not worn', () => {
  const isNamed = wordsOf('<p class="other"><script src="/_astro/form.a1.js"></script>');
  expect(isNamed('other')).toBe(false);
  expect(isNamed('toas')).toBe(false);
});
