import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serveSite } from '../../harness/built-site.ts';
import { collect, phone, photoBudget, photosApart, sumWithHeaders } from '../../harness/page-bytes.ts';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { serveDev } from '../../harness/serve-dev.ts';
import { brand } from '../../src/brand.ts';
import { watchShifts } from '../budgets/shifts.ts';
import { complaints } from '../console/complaints.ts';

// One site for all, which the last test changes.
test.describe.configure({ mode: 'serial' });

const home = 'src/site/home/page.yaml';
const article = 'src/site/blog/articles/embedded-finance.mdx';

/** What each picture shows. */
const shows = {
  cover: 'A reader beside a till',
  text: 'The till from behind',
  section: 'A till',
  plan: 'Where it stands',
};

/** A photo of this size with as much in it as one has. */
const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .blur(6)
    .normalise()
    .jpeg();

const plan =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><script>alert(1)</script><path d="M0 0h40v30z"/></svg>';

let site: RepositoryCopy;
let served: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  // It builds the site.
  test.slow();
  site = copyRepository();
  const till = await photo(1600, 1000).toBuffer();
  for (const file of ['blog/articles/The till.JPG', 'home/till.jpg', 'home/of-no-page.jpg'])
    writeFileSync(join(site.root, 'src/site', file), till);
  site.write('src/site/home/plan.svg', plan);
  site.edit(article, /^cover:\n.*\n.*$/m, `cover: { file: "./The till.JPG", alt: ${shows.cover} }`);
  site.edit(
    article,
    '\n## ',
    `\n<Picture file="./The till.JPG" alt="${shows.text}">\n\nA caption.\n\n</Picture>\n\n## `,
  );
  site.edit(home, /\{ scene: home-pos, .* \}/, `{ file: ./till.jpg, alt: ${shows.section} }`);
  site.edit(home, /\{ scene: home-gateway, .* \}/, `{ file: ./plan.svg, alt: ${shows.plan} }`);
  const { code, output } = site.build();
  expect(code, output).toBe(0);
  served = await serveSite(site.root);
});
test.afterAll(() => {
  served[Symbol.dispose]();
  site.remove();
});

/** Brings a picture into view, and answers which of its files is shown once it has come. */
async function shownFrom(picture: Locator): Promise<string> {
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (img) => {
    if (!(img instanceof HTMLImageElement)) throw new Error('This is no picture.');
    await img.decode();
    return new URL(img.currentSrc).pathname;
  });
}

const named = (page: Page, name: string) => page.getByRole('main').getByRole('img', { name, exact: true });

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px each picture is seen and said, as AVIF, and nothing moves as it comes`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // The fonts have come with another page, or text would move as they come.
    await page.goto(`${served.url}/contact`);
    await page.waitForLoadState('networkidle');
    const said = complaints(page);
    const shiftOf = await watchShifts(page);
    for (const [path, ...names] of [
      ['/blog/embedded-finance', shows.cover, shows.text],
      ['/', shows.section],
    ]) {
      const receive = collect(page);
      await page.goto(`${served.url}${path}`, { referer: `${served.url}/contact` });
      await page.waitForLoadState('networkidle');
      const { photos } = photosApart(await receive());
      expect(sumWithHeaders(photos)).toBeLessThanOrEqual(photoBudget);
      for (const name of names) expect(await shownFrom(named(page, name))).toMatch(/^\/art\/.*\.avif$/);
      expect(await shiftOf()).toBeLessThan(0.001);
    }
    expect(await shownFrom(named(page, shows.plan))).toMatch(/^\/art\/home\/plan\.\w+\.svg$/);
    // A policy that is not exact would refuse a style or a script of the page, and say so.
    expect(said).toEqual([]);
  });
}

test('the first picture of a page comes at once, the others when they are near', async ({ page }) => {
  await page.goto(`${served.url}/blog/embedded-finance`);
  await expect(named(page, shows.cover)).not.toHaveAttribute('loading', 'lazy');
  await expect(named(page, shows.text)).toHaveAttribute('loading', 'lazy');
});

test('the card in the list shows the photo of the cover, and the feed tells its readers where that of the text is', async ({
  page,
  request,
}) => {
  await page.goto(`${served.url}/blog`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Embedded finance/ }) });
  expect(await shownFrom(card.locator('picture img').first())).toMatch(/\.avif$/);
  const feed = await (await request.get(`${served.url}/rss.xml`)).text();
  const [, address = ''] =
    new RegExp(`src="${brand.url}([^"]+)" alt="${shows.text}"`).exec(
      feed.replaceAll('&lt;', '<').replaceAll('&quot;', '"'),
    ) ?? [];
  expect((await request.get(`${served.url}${address}`)).headers()['content-type']).toBe('image/jpeg');
});

test('a drawing file opened by itself runs nothing, and a photo that no page names is not sent', async ({
  request,
  page,
}) => {
  const sent = readdirSync(join(site.root, 'dist/art'), { recursive: true, encoding: 'utf8' });
  expect(sent.filter((file) => file.includes('of-no-page'))).toEqual([]);
  const file = sent.find((each) => each.includes('plan.')) ?? '';
  expect(readFileSync(join(site.root, 'dist/art', file), 'utf8')).not.toContain('script');
  const said = complaints(page);
  const response = await page.goto(`${served.url}/art/${file}`);
  expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none';/);
  expect((await request.get(`${served.url}/art/${file}`)).headers()['content-type']).toBe('image/svg+xml');
  expect(said).toEqual([]);
});

test('while it is edited the site says what is wrong with a picture, and shows it once it is right', async ({
  page,
}) => {
  const dev = await serveDev(site.root);
  try {
    await page.goto(dev.url);
    await expect(named(page, shows.section)).toBeVisible();
    const said = (what: string) =>
      expect(
        page.getByText(new RegExp(`home/page\\.yaml:\\d+:\\d+: solutions › cards › 3 .*${what}`)).first(),
      ).toBeVisible();
    site.edit(home, 'file: ./till.jpg', 'file: ./counter.jpg');
    await said('“counter.jpg” is not a file beside these words');
    const file = join(site.root, 'src/site/home/counter.jpg');
    writeFileSync(file, await photo(320, 200).toBuffer());
    await said('“counter.jpg” is too small, 320 × 200 pixels');
    writeFileSync(file, await photo(900, 560).toBuffer());
    expect(await shownFrom(named(page, shows.section))).toMatch(/^\/art\/home\/counter-800\.\w+\.avif$/);
  } finally {
    dev.stop();
  }
});
