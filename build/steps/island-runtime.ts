import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { elementsOf, type Page } from '../page.ts';

/** By what Astro says, at the end of the script of a client directive, that it is there. */
const isDirective = (text: string) => text.includes('new Event("astro:interaction")');

/** An island's name, which nothing reads, and which is another in every folder that the site is built in. */
const islandName = /(?<=<astro-island) uid="[^"]*"/g;
/** Its component and whether it has a directive, which `client:interaction` has no use for (src/shell/browser/interaction.ts). */
const islandOptions = /(?<=<astro-island[^>]*) opts="[^"]*"/g;

/**
 * Takes out the scripts and the style that Astro writes before the first island of every page: the page's own script and
 * styles have them (src/shell/browser/islands.client.ts, src/styles/base.css), in a file that all pages share and in the head.
 * Should Astro ever write others, they stay, work, and cost some bytes.
 */
export function takeOutIslandRuntime(page: Page): Page {
  const styled = page.html.replace(`<style>${ISLAND_STYLES}</style>`, '');
  const html = styled.replace(`<script>${islandScript}</script>`, '');
  // An island whose own script stays, as that of `astro dev` does, looks for its directive at once.
  const directive =
    html === styled ? undefined : elementsOf(html).find(({ name, text }) => name === 'script' && isDirective(text));
  const without = directive ? html.slice(0, directive.start) + html.slice(directive.end) : html;
  return { ...page, html: without.replaceAll(islandName, '').replaceAll(islandOptions, '') };
}
