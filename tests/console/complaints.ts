import type { Page } from '@playwright/test';

/** WebKitGTK is built without web app manifests; Safari knows them. */
const notOfThePage = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** What a browser complains of, in its console or by an error, on each page that is opened from now on. */
export function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  const note = (text: string) => text !== notOfThePage && said.push(`${page.url()}: ${text}`);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  return said;
}
