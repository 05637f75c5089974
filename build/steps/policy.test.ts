import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addPolicy } from './policy.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body = ''): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const withPolicy = (html: string) => addPolicy({ address: '/about', html, policy: '', problems: [] }, undefined);

describe('the policy of a page', () => {
  it('stands right behind the charset, and as a header forbids framing too', () => {
    const { html, policy, problems } = withPolicy(page('<title>About</title>'));
    const [, meta] =
      /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)"><title>/.exec(html) ?? [];
    expect(policy).toBe(`${meta}; frame-ancestors 'none'`);
    expect(meta).not.toContain('frame-ancestors');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
    expect(problems).toEqual([]);
  });

  it('allows inline scripts and speculation rules by hash, once each, and ignores data blocks and files', () => {
    const { policy } = withPolicy(
      page(
        '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{"prefetch":[]}</script>',
        '<script>two("</div>")</script><template><script>two("</div>")</script></template><script src="/a.js"></script>',
      ),
    );
    const hashes = ['{"prefetch":[]}', 'two("</div>")'].map(sha256).join(' ');
    expect(policy).toContain(`script-src 'self' ${hashes}; `);
  });

  it('allows styles by hash wherever they stand, as a browser sees them, which has no carriage returns', () => {
    const { policy } = withPolicy(page('<style>a{}</style><style></style>', '<svg><style>b{}\r\n</style></svg>'));
    expect(policy).toContain(`style-src 'self' ${sha256('a{}')} ${sha256('b{}\n')}; `);
  });
});

describe('what no exact policy can allow is a problem', () => {
  it.each([
    ['a style attribute', page('', '<p title="a > b" style="color:red">x</p>'), 'style="…" in <p title="a > b"'],
    ['a style attribute without quotes', page('', '<p STYLE=color:red>x</p>'), 'style="…"'],
    ['a style attribute in a template', page('', '<template><p style="a">x</p></template>'), 'style="…"'],
    ['an event handler', page('', '<button onclick="go()">x</button>'), 'onclick="…"'],
    ['a second policy', page('<meta http-equiv="Content-Security-Policy" content="x">'), 'already there'],
    ['a page without a charset', '<title>Redirecting</title>', 'no charset'],
    ['a style before the charset', '<head><style>a{}</style><meta charset="utf-8"></head>', 'before the charset'],
  ])('%s', (_, html, problem) => {
    expect(withPolicy(html).problems.join('\n')).toContain(problem);
  });

  it('but not words that only look like it', () => {
    const body =
      '<p data-style="x" title="style=1 onclick=2">style="x"</p><!-- <p style="x"> --><textarea><p style="x"></textarea><script>"<p style=x onclick=y>"</script>';
    expect(withPolicy(page('', body)).problems).toEqual([]);
  });
});
