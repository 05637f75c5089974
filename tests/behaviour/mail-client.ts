import type { Page } from '@playwright/test';

/** Keeps the machine’s own mail client shut, and answers the addresses it would have been given. */
export async function mailClient(page: Page): Promise<readonly string[]> {
  const addresses: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('mailto:')) addresses.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href.startsWith('mailto:')) return;
      event.preventDefault();
      console.info(link.href);
    });
  });
  return addresses;
}
