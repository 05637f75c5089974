import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { expect, it } from 'vitest';
import { takeOutIslandRuntime } from './island-runtime.ts';

it('takes the scripts and the style of islands out of a page, and leaves its own', () => {
  const directive = '(()=>{window.dispatchEvent(new Event("astro:interaction"));})();';
  const html = `<style>a{}</style><style>${ISLAND_STYLES}</style><script>one()</script><script>${directive}</script><script>${islandScript}</script><astro-island uid="1hMDfj" prefix="r17" opts="{&quot;name&quot;:&quot;Form&quot;}"></astro-island>`;
  const page = { address: '/', html, policy: '', problems: [] };
  expect(takeOutIslandRuntime(page).html).toBe(
    '<style>a{}</style><script>one()</script><astro-island prefix="r17"></astro-island>',
  );
});
