import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { Brand } from '../src/brand/brand.schema.ts';

/** The screen on which bytes are counted: narrow ones ask for fonts otherwise than wide ones. */
export const phone = { width: 390, height: 844 };

/** One response as it came: bytes as sent, of its body and of its headers. */
interface Received {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly headers: number;
}

/** Collects every request of a page from now on, until it is asked for what they brought, which waits for the last of them. */
export function collect(page: Page): () => Promise<Received[]> {
  const pending: Promise<readonly Received[]>[] = [];
  const receive = async (request: Request) => {
    const response = await request.response();
    if (!response || (await response.finished())) return [];
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    return [
      { url: request.url(), type: request.resourceType(), bytes: responseBodySize, headers: responseHeadersSize },
    ];
  };
  const note = (request: Request) => pending.push(receive(request));
  page.on('request', note);
  return async () => {
    page.off('request', note);
    return (await Promise.all(pending)).flat();
  };
}

/**
 * What a page may cost at load in bytes as sent, brotli, and in requests. A brand of one's own may need more words, offices and facts than
 * the one that the site comes with, and a larger mark: the tests' second brand, which has all of them, takes up to 704
 * bytes of HTML more, and a request.
 */
export const pageBudget = ({ placeholders }: Pick<Brand, 'placeholders'>) =>
  placeholders.includes('name')
    ? ({ htmlAndCss: 16_000, allWithHeaders: 80_000, requests: 8 } as const)
    : ({ htmlAndCss: 17_000, allWithHeaders: 83_000, requests: 9 } as const);

/** What a new connection brings of a page before the other side has answered once, in bytes of its brotli (docs/decisions/0025). */
export const firstBytes = 5_900;

/** What the photos of a page may take, headers included, whatever the brand: how large one may be says src/pictures/forms.ts. */
export const photoBudget = 60_000;

/** What came for photos, which is counted apart from what every page needs, and all the rest. */
export function photosApart(received: readonly Received[]) {
  const isPhoto = ({ url }: Received) => /\/art\/.*\.(?:avif|webp|jpg|png)$/.test(url);
  return { photos: received.filter(isPhoto), others: received.filter((each) => !isPhoto(each)) };
}

/** The bytes of all of these together, without headers. */
const sum = (received: readonly Received[]) => received.reduce((total, { bytes }) => total + bytes, 0);

/** The bytes of all of these together, headers included. */
export const sumWithHeaders = (received: readonly Received[]) =>
  received.reduce((total, { headers }) => total + headers, sum(received));

const compressed = (texts: readonly string[]) => (texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).length);

/** Sorts what a loaded page received on a first visit: bytes as sent (brotli), without headers. */
export async function pageBytes(page: Page, received: readonly Received[]) {
  const ofType = (type: string) => sum(received.filter((each) => each.type === type));
  const html = ofType('document');
  const styleFiles = ofType('stylesheet');
  const scriptFiles = ofType('script');
  const fonts = ofType('font');
  const total = sum(received);
  return {
    html,
    // The styles and scripts in it, compressed by themselves, since within it they share its dictionary; structured data is HTML.
    inlineStyles: compressed(await page.locator('style').allTextContents()),
    inlineScripts: compressed(await page.locator('script:not([src], [type="application/ld+json"])').allTextContents()),
    styleFiles,
    scriptFiles,
    fonts,
    // By what is left, since the browser gives the drawings of a <use> no type.
    images: total - html - styleFiles - scriptFiles - fonts,
    total,
    requests: received.length,
  };
}
