import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { holdBack } from './hold-back.ts';

const path = `${routes.blog}/crypto-for-merchants`;
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' }).first();
const toast = (page: Page) => page.getByRole('status');

interface Browser {
  /** How the share sheet ends; without one the browser has none. */
  readonly sheet?: 'shared' | 'AbortError' | 'NotAllowedError';
  readonly clipboard?: 'open' | 'shut';
}

/** Gives the page such a browser, and answers what it shared and copied. */
async function browserWith(page: Page, browser: Browser): Promise<readonly string[]> {
  const done: string[] = [];
  page.on('console', (message) => {
    if (/^(?:shared|copied) /.test(message.text())) done.push(message.text());
  });
  await page.addInitScript(({ sheet, clipboard }: Browser) => {
    const own = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
    if (sheet) {
      own('share', async ({ url }: ShareData) => {
        if (sheet !== 'shared') throw new DOMException('', sheet);
        console.info(`shared ${url}`);
      });
    }
    own('clipboard', {
      writeText: async (text: string) => {
        if (clipboard === 'shut') throw new DOMException('', 'NotAllowedError');
        console.info(`copied ${text}`);
      },
    });
  }, browser);
  return done;
}

test('the link goes to the share sheet where there is one, and nothing more is said', async ({ page, baseURL }) => {
  const done = await browserWith(page, { sheet: 'shared' });
  await page.goto(`${path}#disputes-still-exist`);
  await button(page).click();
  await expect.poll(() => done).toEqual([`shared ${baseURL}${path}`]);
  await expect(toast(page)).toBeHidden();
});

test('the link is copied where the browser cannot share, which is said', async ({ page, baseURL }) => {
  const done = await browserWith(page, { sheet: 'NotAllowedError' });
  await page.goto(path);
  await button(page).click();
  await expect(toast(page)).toHaveText('Link copied');
  expect(done).toEqual([`copied ${baseURL}${path}`]);
});

test('the link is shown where it cannot be copied either', async ({ page, baseURL }) => {
  await browserWith(page, { sheet: 'NotAllowedError', clipboard: 'shut' });
  await page.goto(path);
  await button(page).click();
  await expect(toast(page)).toHaveText(`The link could not be copied. It is ${baseURL}${path}`);
});

test('a click before the script has come is answered when it has', async ({ page }) => {
  await browserWith(page, { sheet: 'NotAllowedError' });
  const release = await holdBack(page, /_astro\/page\..*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  await button(page).click();
  await expect(toast(page)).toBeHidden();
  release();
  await expect(toast(page)).toHaveText('Link copied');
});

test('a click by assistive technology, without pointer or focus, is answered too', async ({ page }) => {
  await browserWith(page, { sheet: 'NotAllowedError' });
  await page.goto(path);
  await button(page).evaluate((element: HTMLElement) => element.click());
  await expect(toast(page)).toHaveText('Link copied');
});
