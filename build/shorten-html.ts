/**
 * A page as the renderers wrote it, with fewer bytes and the same tree. What an island's tag says to a page that streams in,
 * to other directives than `interaction`, or to `useId`, which the linter forbids, is nobody's to read here.
 */
export function shortenHtml(html: string): string {
  return html
    .replace(/<astro-island(?:"[^"]*"|[^">])+>/g, shortenIsland)
    .replaceAll('<!--astro:end-->', '')
    .replace(/><\/(?:path|circle|rect|use)>/g, '/>')
    .replace(/(<(?:br|hr|img|input)(?:"[^"]*"|[^">])*)\/>/g, '$1>');
}

function shortenIsland(tag: string): string {
  return tag.replace(/ (?:uid|opts|prefix)="[^"]*"| props="\{\}"| await-children(?=[ >])|("[^"]*")/g, '$1');
}
