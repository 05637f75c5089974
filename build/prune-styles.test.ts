import { describe, expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

const prune = (css: string, html: string, named: readonly string[] = [], drawings: readonly string[] = []) =>
  pruneStyles(css, { html, drawings, isNamedByScript: (name) => named.includes(name) });

describe('the styles of a page', () => {
  it('lose the rules for classes that nothing names, and what is empty without them', () => {
    expect(prune('@layer ui{.a{color:red}.b{color:blue}@media print{.b{color:black}}}', '<p class="x a">')).toBe(
      '@layer ui{.a{color:red}}',
    );
  });

  it('keep what a script may add and what has no class', () => {
    const css = 'p:hover{margin:0}.c[open]>.d{color:red}@font-face{font-family:A}';
    expect(prune(css, '<p class="c">', ['d'])).toBe(css);
  });

  it('come layer by layer', () => {
    expect(prune('@layer ui,views;@layer site{.a{margin:0}}@layer ui{p{margin:0}}', '<p class="a">')).toBe(
      '@layer ui{p{margin:0}}@layer site{.a{margin:0}}',
    );
  });

  it('lose one selector of several', () => {
    expect(prune('.a,.b .a,p{margin:0}', '<p class="a">')).toBe('.a,p{margin:0}');
  });

  it('leave alone what stands in parentheses', () => {
    const css = '.a:not(.b){margin:0}:root:has(.b) p{margin:0}.a :is(.b,p){margin:0}';
    expect(prune(css, '<p class="a">')).toBe(css);
  });

  it('take numbers for numbers', () => {
    expect(prune('.a{transition:.2s;width:1.5em}', '<p class="a">')).toBe('.a{transition:.2s;width:1.5em}');
  });

  it('lose the custom properties that nothing reads, those included that only these would', () => {
    const css = ':root{--a:red;--b:var(--c);--c:blue}p{color:var(--a)}';
    expect(prune(css, '<p>')).toBe(':root{--a:red}p{color:var(--a)}');
  });

  it('keep the custom properties that the page, a drawing, a script or a condition reads', () => {
    const css = ':root{--a:1;--b:var(--e);--c:3;--d:4;--e:5}@container style(--d: 4){p{margin:0}}';
    const page = `<style>${css}</style><path fill="var(--a)">`;
    expect(prune(css, page, ['--c'], ['<path fill="var(--b)">'])).toBe(css);
  });
});
