import { expect, type Page, test } from '@playwright/test';
import {
  collect,
  pageBudget,
  pageBytes,
  phone,
  photoBudget,
  photosApart,
  sumWithHeaders,
} from '../../harness/page-bytes.ts';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { brand } from '../../src/brand.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';
import { awake } from '../behaviour/page-script.ts';
import { complaints } from '../console/complaints.ts';
import { watchShifts } from './shifts.ts';

/**
 * What a first visit may cost at load: bytes as sent, brotli, and requests; what is written into a page counts as HTML,
 * and photos by themselves.
 * A slow phone's time goes by the elements, which any machine counts alike.
 */
const budget = {
  ...pageBudget(brand),
  photos: photoBudget,
  fonts: 50_000,
  scriptWithHeaders: 4_000,
  elements: 900,
} as const;

/** What all script together may cost once everything was used, with headers. */
const scriptInUse = 90_000;

/** What may come for a carousel in view and the receipt, which need no React, with headers. */
const scriptWithoutReact = 16_000;

/** What may move by itself: a line's worth while fonts arrive, and nothing once they are at hand. */
const shift = { firstVisit: 0.05, nextVisit: 0.001 };

const desktop = { width: 1440, height: 900 };

test.use({ viewport: phone });

/** Resolves once a page has its script and its fonts, which it asks for once it is painted, and nothing left to do. */
async function settled(page: Page): Promise<void> {
  await awake(page);
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} keeps to its budget, asks no other host, complains of nothing, and nothing on it moves by itself`, async ({
    page,
    baseURL,
  }) => {
    const said = complaints(page);
    const shiftOf = await watchShifts(page);
    // At load nobody uses anything; the browser's own mouse rests in a corner of each page, and now and then says so.
    await page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true));
    const receive = collect(page);
    await page.goto(path);
    await settled(page);
    expect(await shiftOf(), 'layout shift while fonts arrive').toBeLessThan(shift.firstVisit);

    const received = await receive();
    expect(received.filter(({ url }) => !url.startsWith(`${baseURL}/`)).map(({ url }) => url)).toEqual([]);
    const { photos, others } = photosApart(received);
    const { html, styleFiles, fonts, requests } = await pageBytes(page, others);
    const measured = {
      htmlAndCss: html + styleFiles,
      fonts,
      scriptWithHeaders: sumWithHeaders(received.filter(({ type }) => type === 'script')),
      allWithHeaders: sumWithHeaders(others),
      requests,
      photos: sumWithHeaders(photos),
      elements: await page.locator('*').count(),
    } satisfies Record<keyof typeof budget, number>;
    const excess = Object.entries(measured).filter(([name, bytes]) => bytes > Number(Reflect.get(budget, name)));
    expect(Object.fromEntries(excess), 'more than the budget').toEqual({});

    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width);
      // As a click on a link does, this says where the visitor comes from.
      await page.goto(path, { referer: `${baseURL}/` });
      await settled(page);
      expect(await shiftOf(), `layout shift at ${viewport.width}`).toBeLessThan(shift.nextVisit);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // That there is no such page is said, as it should be.
    if (pagePaths.includes(path)) expect(said).toEqual([]);
  });
}

test('using everything on the heaviest page costs no more script than allowed', async ({ page }) => {
  const receive = collect(page);
  await page.goto('/cash-discount');
  await awake(page);
  await opener(page).click();
  await dialog(page).getByLabel('Name').fill('Ada');
  await page.keyboard.press('Escape');
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.focus();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const scripts = (await receive()).filter(({ type }) => type === 'script');
  expect(sumWithHeaders(scripts)).toBeLessThanOrEqual(scriptInUse);
});

test('the receipt prints and a carousel moves without the script that islands need', async ({ page }) => {
  const receive = collect(page);
  await page.goto('/');
  const terminal = page.getByRole('form', { name: 'Your own figures' });
  await terminal.getByRole('textbox', { name: 'Fees last month' }).fill('900');
  await expect(page.getByRole('main').getByText('$10,800').first()).toBeVisible();
  await page.goto('/gateway-services');
  await page
    .getByRole('region', { name: /Authorize/ })
    .getByRole('button')
    .last()
    .click();
  const scripts = (await receive()).filter(({ type }) => type === 'script');
  expect(sumWithHeaders(scripts)).toBeLessThanOrEqual(scriptWithoutReact);
});

test('a narrow screen asks for fonts and script, and looks below the fold, only once the page is painted', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\.(?:woff2|js)$/.test(request.url()) && asked.push(request.url()));
  // Here no frame comes before the test says so, and the time that the page waits for one at most stands still.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  const belowTheFold = page.getByRole('main').locator('h2').first();
  expect(asked).toEqual([]);
  await expect(belowTheFold).toBeHidden();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return belowTheFold.isVisible();
    })
    .toBe(true);
  await page.clock.resume();
  await expect.poll(() => asked.some((url) => url.endsWith('.js'))).toBe(true);
  await expect.poll(() => asked.some((url) => url.endsWith('.woff2'))).toBe(true);
});

test('script and what is below the fold come where no frame does while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = () => 0;
    addEventListener('load', () => Object.assign(globalThis, { requestAnimationFrame }));
  });
  await page.goto('/');
  await expect(page.getByRole('main').locator('h2').first()).toBeVisible();
  await awake(page);
});
