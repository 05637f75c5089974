import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hardenBuild } from './csp.integration.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'csp-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const page = (head: string, body = ''): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

async function harden(html: string): Promise<{ readonly html: string; readonly policy: string }> {
  await write('about.html', html);
  const policies = await hardenBuild(root);
  return { html: await readFile(join(root, 'about.html'), 'utf8'), policy: policies['/about'] ?? '' };
}

describe('the policy of a page', () => {
  it('stands right behind the charset, and as a header forbids framing too', async () => {
    const { html, policy } = await harden(page('<title>About</title>'));
    const meta = /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)"><title>/.exec(
      html,
    )?.[1];
    expect(policy).toBe(`${meta}; frame-ancestors 'none'`);
    expect(meta).not.toContain('frame-ancestors');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
  });

  it('is recorded by address', async () => {
    for (const file of ['index.html', 'blog.html', 'blog/a-post.html', '404.html']) await write(file, page(''));
    expect(Object.keys(await hardenBuild(root))).toEqual(['/', '/404', '/blog', '/blog/a-post']);
  });

  it('allows inline scripts and speculation rules by hash, once each, and ignores data blocks', async () => {
    const { policy } = await harden(
      page(
        '<script type="application/ld+json">{"a":1}</script><script type="speculationrules">{"prefetch":[]}</script>',
        '<script type="module">two("</div>")</script><script type="module">two("</div>")</script><script src="data:,x" integrity="x"></script>',
      ),
    );
    const hashes = ['{"prefetch":[]}', 'two("</div>")'].map(sha256).join(' ');
    expect(policy).toContain(`script-src 'self' ${hashes}; `);
  });

  it('hashes what a browser sees when the file has carriage returns', async () => {
    const { html, policy } = await harden(page('<script>a()\r\nb()</script>'));
    expect(policy).toContain(sha256('a()\nb()'));
    expect(html).not.toContain('\r');
  });
});

describe('the styles of the head', () => {
  it('become one element, in order, with one hash', async () => {
    const { html, policy } = await harden(page('<style>a{}</style><title>t</title><style>b{}</style><style></style>'));
    expect(html).toContain('<style>a{}b{}</style><title>t</title></head>');
    expect(policy).toContain(`style-src 'self' ${sha256('a{}b{}')}; `);
  });

  it('stay apart where joining would change what they mean', async () => {
    const head =
      '<style>a{}</style><link rel="stylesheet" href="/a.css"><style>b{}</style><style media="print">c{}</style><style>d{}</style><noscript><style>e{}</style></noscript><style>@import "f";</style>';
    const { html, policy } = await harden(page(head));
    expect(html).toContain(head);
    expect(policy).toContain(['a{}', 'b{}', 'd{}', '@import "f";', 'c{}', 'e{}'].map(sha256).join(' '));
  });

  it('take in plain styles of the body, and leave others where they are', async () => {
    const { html, policy } = await harden(
      page('<style>a{}</style>', '<style>b{}</style><style media="print">c{}</style>'),
    );
    expect(html).toContain('<style>a{}b{}</style></head><body><style media="print">c{}</style>');
    expect(policy).toContain(`${sha256('a{}b{}')} ${sha256('c{}')}`);
  });
});

describe('styles and scripts that mean something else where they stand', () => {
  it.each([
    '<noscript><style>.a{}</style></noscript>',
    '<template><style>:host{}</style></template>',
    '<svg><style>a{}</style></svg>',
    '<style>@import "a.css";</style>',
    '<template><script>go()</script></template>',
  ])('stay: %s', async (body) => {
    const { html } = await harden(page('<style>b{}</style>', body));
    expect(html).toContain(`<style>b{}</style></head><body>${body}`);
  });
});

describe('plain scripts of the body', () => {
  it('take in modules that import nothing, and leave those that do', async () => {
    await write('_astro/alone.js', 'alone(()=>import("./later.js"))');
    await write('_astro/linked.js', 'import{a}from"./a.js";a()');
    const { html } = await harden(
      page(
        '',
        '<script>one()</script><script type="module" src="/_astro/alone.js"></script><script type="module" src="/_astro/linked.js"></script>',
      ),
    );
    expect(html).not.toContain('alone.js');
    expect(html).toContain('src="/_astro/linked.js"');
    const file = /_astro\/page\.\w+\.js/.exec(html)?.[0] ?? '';
    expect(await readFile(join(root, file), 'utf8')).toBe('one(),alone(()=>import("./later.js"));\n');
  });

  it('keep to themselves what a module declares', async () => {
    await write('_astro/a.js', 'var n=1;say(()=>n)');
    await write('_astro/b.js', 'var n=2;say(()=>n)//');
    const modules = ['a', 'b'].map((name) => `<script type="module" src="/_astro/${name}.js"></script>`).join('');
    const { html } = await harden(page('', `<script>say(()=>0)//</script>${modules}`));
    const file = /_astro\/page\.\w+\.js/.exec(html)?.[0] ?? '';
    const said: (() => number)[] = [];
    new Function('say', await readFile(join(root, file), 'utf8'))((what: () => number) => said.push(what));
    expect(said.map((what) => what())).toEqual([0, 1, 2]);
  });

  it('become one file with its integrity, named by its content and shared by the pages', async () => {
    const { html, policy } = await harden(page('', '<script>one()</script><p>x</p><script>two()</script>'));
    const [, file = '', integrity] =
      /<body><p>x<\/p><template><script type="module" src="\/(_astro\/page\.\w+\.js)" integrity="([^"]+)"><\/script><\/template><\/body>/.exec(
        html,
      ) ?? [];
    const script = await readFile(join(root, file), 'utf8');
    expect(script).toBe('one(),two();\n');
    expect(integrity).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`);
    expect(policy).toContain("script-src 'self'; ");
  });
});

describe('scripts from files', () => {
  it('carry the hash of the built file', async () => {
    const code = 'import "./other.js"';
    await write('_astro/a b.js', code);
    const { html } = await harden(
      page(
        '<link rel="modulepreload" href="/_astro/a%20b.js">',
        '<script type="module" src="_astro/a%20b.js"></script>',
      ),
    );
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    expect(html).toContain(`<link integrity="${integrity}" rel="modulepreload"`);
    expect(html).toContain(`<script integrity="${integrity}" type="module"`);
  });

  it.each(['/missing.js', 'https://cdn.example/a.js', 'https://'])('fail the build from %s', async (address) => {
    await expect(harden(page(`<script src="${address}"></script>`))).rejects.toThrow(`about.html: ${address} is not`);
  });
});

describe('what no exact policy can allow fails the build and names the file', () => {
  it.each([
    ['a style attribute', page('', '<p title="a > b" style="color:red">x</p>'), 'style="…" in <p title="a > b"'],
    ['a style attribute without quotes', page('', '<p STYLE=color:red>x</p>'), 'style="…"'],
    ['a style attribute in a template', page('', '<template><p style="a">x</p></template>'), 'style="…"'],
    ['an event handler', page('', '<button onclick="go()">x</button>'), 'onclick="…"'],
    ['a second policy', page('<meta http-equiv="Content-Security-Policy" content="x">'), 'already there'],
    ['a page without a head', '<title>Redirecting</title>', 'no head'],
    ['a style before the charset', '<head><style>a{}</style><meta charset="utf-8"></head>', 'before the charset'],
  ])('%s', async (_, html, problem) => {
    await expect(harden(html)).rejects.toThrow(/about\.html: /);
    await expect(harden(html)).rejects.toThrow(problem);
  });

  it('but not words that only look like it', async () => {
    const body =
      '<p data-style="x" title="style=1 onclick=2">style="x"</p><!-- <p style="x"> --><textarea><p style="x"></textarea><script>"<p style=x onclick=y>"</script>';
    await expect(harden(page('', body))).resolves.toBeDefined();
  });
});
