import { expect, type Page, test } from '@playwright/test';
import { articlePath } from '../../src/routes.ts';
import { anyScript, holdBack } from './page-script.ts';

const path = articlePath('crypto-for-merchants');
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' }).first();
const toast = (page: Page) => page.getByRole('status');

/** Gives the page a share sheet, or none, and a clipboard that is open until it is shut; answers what they were given. */
async function browserOf(page: Page, { hasSheet }: { readonly hasSheet: boolean }) {
  const done: string[] = [];
  page.on('console', (message) => {
    if (/^(?:shared|copied) /.test(message.text())) done.push(message.text());
  });
  await page.addInitScript((hasSheet) => {
    const own = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
    own('share', async ({ url }: ShareData) => {
      if (!hasSheet) throw new DOMException('', 'NotAllowedError');
      console.info(`shared ${url}`);
    });
    own('clipboard', { writeText: async (text: string) => console.info(`copied ${text}`) });
  }, hasSheet);
  /** As Safari before 26.2 does with the first click, whose script has to come first. */
  const shutClipboardOnce = () =>
    page.evaluate(() => {
      const { writeText } = navigator.clipboard;
      navigator.clipboard.writeText = () => {
        navigator.clipboard.writeText = writeText;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
  return { done, shutClipboardOnce };
}

test('the link goes to the share sheet where there is one, and nothing more is said', async ({ page, baseURL }) => {
  const { done } = await browserOf(page, { hasSheet: true });
  await page.goto(`${path}#disputes-still-exist`);
  await button(page).click();
  await expect.poll(() => done).toEqual([`shared ${baseURL}${path}`]);
  await expect(toast(page)).toBeHidden();
});

test('it is copied where the browser cannot share, though it was clicked before the script came, and shown, with another try, where it cannot be copied either', async ({
  page,
  baseURL,
}) => {
  const { done, shutClipboardOnce } = await browserOf(page, { hasSheet: false });
  const release = await holdBack(page, anyScript);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(button(page)).toBeVisible();
  // Or it moves under the click as they come. WebKit’s `document.fonts.ready` waits for the script that is held back.
  await page.evaluate(() => Promise.allSettled(Array.from(document.fonts, (font) => font.load())).then(() => true));
  await button(page).click();
  await expect(toast(page)).toBeHidden();
  release();
  await expect(toast(page)).toHaveText('Link copied');
  await expect.poll(() => done).toEqual([`copied ${baseURL}${path}`]);
  await shutClipboardOnce();
  // As assistive technology clicks: without pointer or focus.
  await button(page).evaluate((element: HTMLElement) => element.click());
  await expect(toast(page)).toHaveText(`The link could not be copied. It is ${baseURL}${path}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page)).toHaveText('Link copied');
});
