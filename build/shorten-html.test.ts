import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { shortenHtml } from './shorten-html.ts';

describe('a shortened page', () => {
  it('keeps of an island’s tag what its script reads', () => {
    const props = 'props="{&quot;opts&quot;:[0,&quot; uid=1 await-children > &quot;]}"';
    expect(
      shortenHtml(
        `<astro-island uid="Z1x" prefix="r0" component-url="/a.js" ${props} ssr client="interaction" opts="{&quot;name&quot;:1}" await-children><p opts="mine">await-children</p><!--astro:end--></astro-island><astro-island props="{}" ssr></astro-island>`,
      ),
    ).toBe(
      `<astro-island component-url="/a.js" ${props} ssr client="interaction"><p opts="mine">await-children</p></astro-island><astro-island ssr></astro-island>`,
    );
  });

  it('is the same tree', () => {
    const page =
      '<p>a<br/>b<img src="/a/" alt="x > y"/></p><svg><use href="/s.svg#a"></use><g><path d="M0 0"></path></g></svg><form><input value="1/"/><hr/></form>';
    const shortened = shortenHtml(page);
    expect(shortened).toBe(
      '<p>a<br>b<img src="/a/" alt="x > y"></p><svg><use href="/s.svg#a"/><g><path d="M0 0"/></g></svg><form><input value="1/"><hr></form>',
    );
    const shape = (html: string) =>
      JSON.stringify(parseDocument(html, { recognizeSelfClosing: true }).children, (key, value) =>
        ['parent', 'prev', 'next'].includes(key) ? undefined : value,
      );
    expect(shape(shortened)).toBe(shape(page));
  });
});
