import { expect, it } from 'vitest';
import { breakLinesWell } from './line-breaks.ts';

const broken = (html: string) => breakLinesWell({ address: '/', html, policy: '', problems: [] }).html;

it('keeps terms whole where they are read, and nowhere else', () => {
  const read = (hyphen: string) =>
    `<p>A <b>set${hyphen}up</b> &amp; more</p><template><p>set${hyphen}up</p></template>`;
  const others =
    '<head><title>set-up</title></head><script>"set-up"</script><svg><text>set-up</text></svg><p title="set-up"></p><astro-island><p>set-up</p></astro-island>';
  expect(broken(read('-') + others)).toBe(read('-\u2060') + others);
});

it('parts a heading between its sentences', () => {
  expect(broken('<h2>One ticket. Two receipts.</h2><p>One. Two.</p>')).toBe(
    '<h2><span class="sentence">One ticket.</span> <span class="sentence">Two receipts.</span></h2><p>One. Two.</p>',
  );
});
