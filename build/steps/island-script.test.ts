import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, it } from 'vitest';
import { takeOutIslandScript } from './island-script.ts';

it('takes the script of islands out of a page, and leaves its other scripts', () => {
  const html = `<script>one()</script><script>${islandScript}</script><astro-island></astro-island>`;
  const page = { address: '/', html, policy: '', problems: [] };
  expect(takeOutIslandScript(page).html).toBe('<script>one()</script><astro-island></astro-island>');
});
