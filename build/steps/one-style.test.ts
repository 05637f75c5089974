import { expect, it } from 'vitest';
import { joinStyles } from './one-style.ts';

it('joins the styles of a page in their order, where the first of them stands', () => {
  const html = '<style>@layer a,b;</style><script>one()</script><style>a>b{}</style><p>c</p><style>d{}</style>';
  const page = { address: '/', html, policy: '', problems: [] };
  expect(joinStyles(page).html).toBe('<style>@layer a,b;a>b{}d{}</style><script>one()</script><p>c</p>');
});
