import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** One response as it came: bytes as sent, of its body and of its headers. */
export interface Received {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly headers: number;
}

/** What a first visit to a page receives, in bytes as sent (brotli), without headers. */
export interface PageBytes {
  /** The document, with the styles and scripts written into it. */
  readonly html: number;
  /** Of the document, its styles; compressed by themselves, since within the document they share its dictionary. */
  readonly inlineStyles: number;
  /** Of the document, the scripts that run; structured data is HTML. Compressed by themselves. */
  readonly inlineScripts: number;
  /** Style sheets of their own. */
  readonly styleFiles: number;
  /** Scripts of their own, asked for while the page loads. */
  readonly scriptFiles: number;
  readonly fonts: number;
  /** Everything else: drawings and icons. */
  readonly images: number;
  /** Everything that came, whatever its type. */
  readonly total: number;
  readonly requests: number;
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

/** The bytes of all of these together, without headers. */
const sum = (received: readonly Received[]) => received.reduce((total, { bytes }) => total + bytes, 0);

/** The bytes of all of these together, headers included. */
export const sumWithHeaders = (received: readonly Received[]) =>
  received.reduce((total, { headers }) => total + headers, sum(received));

const compressed = (texts: readonly string[]) => (texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).length);

/** Sorts what a loaded page received. */
export async function pageBytes(page: Page, received: readonly Received[]): Promise<PageBytes> {
  const ofType = (type: string) => sum(received.filter((each) => each.type === type));
  const html = ofType('document');
  const styleFiles = ofType('stylesheet');
  const scriptFiles = ofType('script');
  const fonts = ofType('font');
  const total = sum(received);
  return {
    html,
    styleFiles,
    scriptFiles,
    fonts,
    total,
    // By what is left, since the browser gives the drawings of a <use> no type.
    images: total - html - styleFiles - scriptFiles - fonts,
    inlineStyles: compressed(await page.locator('style').allTextContents()),
    inlineScripts: compressed(await page.locator('script:not([src], [type="application/ld+json"])').allTextContents()),
    requests: received.length,
  };
}
