import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Page } from '../page.ts';

/**
 * Takes out the script that makes islands start, which Astro writes into every page: the page's own script has it
 * (src/shell/PageScript.astro), in a file that all pages share. 1,500 bytes a page.
 */
export function takeOutIslandScript(page: Page): Page {
  return { ...page, html: page.html.replace(`<script>${islandScript}</script>`, '') };
}
