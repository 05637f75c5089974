import { expect, type Page, test } from '@playwright/test';
import { collect, pageBytes, sum } from '../../harness/page-bytes.ts';
import { missingPaths, pagePaths } from '../../harness/pages.ts';

/** Bytes as sent, brotli, without headers; and counts. HTML and CSS: docs/decisions/0003. The others are the best that we know of. */
const budget = {
  htmlAndCss: 16_000,
  scriptAtLoad: 3_000,
  scriptInUse: 80_000,
  fonts: 50_000,
  total: 90_000,
  requests: 8,
};

const atLoad = ['htmlAndCss', 'scriptAtLoad', 'fonts', 'total', 'requests'] as const;

/** Adds up what moves by itself on each page that is opened from now on, and answers how to ask for it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
      }
      Object.assign(globalThis, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'shift') ?? 0));
}

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} keeps to its budget`, async ({ page, baseURL }) => {
    const all = collect(page);
    const shiftOf = await watchShifts(page);
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const received = await all();
    expect(received.filter(({ url }) => !url.startsWith(`${baseURL}`)).map(({ url }) => url)).toEqual([]);

    const firstShift = await shiftOf();
    const { html, styleFiles, scriptFiles, inlineScripts, fonts, total, requests } = await pageBytes(page, received);
    const measured = {
      htmlAndCss: html + styleFiles,
      scriptAtLoad: scriptFiles + inlineScripts,
      fonts,
      total,
      requests,
    };
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(measured) });
    for (const name of atLoad) expect.soft(measured[name], `${name} of ${path}`).toBeLessThanOrEqual(budget[name]);
    // Nothing moves by itself. Fonts that arrive after the first paint, as on a busy machine, may move a line's worth.
    expect(firstShift, 'layout shift while fonts arrive').toBeLessThan(0.05);
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(), 'layout shift').toBeLessThan(0.001);
  });
}

test('using everything on the heaviest page costs no more script than allowed', async ({ page }) => {
  const all = collect(page);
  await page.goto('/cash-discount');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ada');
  await page.keyboard.press('Escape');
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.focus();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const scripts = (await all()).filter(({ type }) => type === 'script');
  expect(sum(scripts)).toBeLessThanOrEqual(budget.scriptInUse);
});

test('a narrow screen paints its first page before it asks for fonts and script, and nothing moves on the next ones', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shiftOf = await watchShifts(page);
  await page.goto('/');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
  );
  const timeline = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(woff2|js)$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(timeline.asked.length).toBeGreaterThan(0);
  expect(Math.min(...timeline.asked)).toBeGreaterThanOrEqual(timeline.painted);
  for (const path of pagePaths) {
    // As a click on a link does, this says where the visitor comes from.
    await page.goto(path, { referer: `${baseURL}/` });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(7);
    expect(await shiftOf(), `layout shift of ${path}`).toBeLessThan(0.001);
  }
});
