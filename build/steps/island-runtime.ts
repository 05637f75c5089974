import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import type { Page } from '../page.ts';

/**
 * Takes out the script and style that Astro writes before the first island of every page: the page's own script and styles
 * have them (src/shell/browser/islands.client.ts, src/styles/base.css), in a file that all pages share and in the head. Saves
 * 1,500 bytes a page; should Astro ever write others, they stay, work, and cost that.
 */
export function takeOutIslandRuntime(page: Page): Page {
  const html = page.html.replace(`<style>${ISLAND_STYLES}</style>`, '').replace(`<script>${islandScript}</script>`, '');
  return { ...page, html };
}
