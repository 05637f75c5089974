import { defineMiddleware } from 'astro:middleware';
import { Mistakes } from '../src/lib/mistakes.ts';
import { mistakesOnPage, readShownPage, type ShownPage } from '../src/site/page-mistakes.ts';

/** Pages that are asked for their places alone, so that two that link to each other come to an end. */
const asked = new Set<string>();

/** Says of each page what a build would say of it. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html') || asked.has(url.pathname)) return response;
  const page = readShownPage(url.pathname, await response.clone().text());
  const mistakes = mistakesOnPage(page, await pagesBehind(page, url));
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  return response;
});

/** The other pages to whose places a page links. */
async function pagesBehind({ path, links }: ShownPage, url: URL): Promise<ReadonlyMap<string, ShownPage>> {
  const paths = new Set(
    links.flatMap((link) => /^(\/[^#]*)#./.exec(link)?.[1] ?? []).filter((other) => other !== path),
  );
  const pages = new Map<string, ShownPage>();
  for (const other of paths) {
    asked.add(other);
    const response = await fetch(new URL(other, url));
    asked.delete(other);
    if (response.ok) pages.set(other, readShownPage(other, await response.text()));
  }
  return pages;
}
