/**
 * HTML of a page as a feed reader takes it: every address absolute, and nothing that means something on the page alone.
 * `page` is the address of the page.
 */
export function feedHtml(html: string, page: string): string {
  return html
    .replaceAll(/ (?:class|id|role|tabindex|scope|aria-label)="[^"]*"/g, '')
    .replaceAll(/ href="([^"]*)"/g, (_, href: string) => ` href="${new URL(href, page).href}"`);
}
