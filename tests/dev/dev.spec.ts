import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { pagePaths } from '../../harness/pages.ts';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { type DevServer, serveDev } from '../../harness/serve-dev.ts';
import { claim } from '../../src/figures/ledger.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';
import { complaints } from '../console/complaints.ts';

// One server, which the last test disturbs.
test.describe.configure({ mode: 'serial' });
// A picture with a quarter of the dots shows what differs as well, in half the time.
test.use({ deviceScaleFactor: 0.5 });

let site: RepositoryCopy;
let dev: DevServer;
let url = '';

test.beforeAll(async () => {
  site = copyRepository();
  // The packages of a copy are links to those of the repository, and Vite serves nothing from outside unasked.
  site.edit('astro.config.ts', 'vite: {', 'vite: { server: { fs: { strict: false } },');
  dev = await serveDev(site.root);
  url = dev.url;
});
test.afterAll(() => {
  dev.stop();
  site.remove();
});

/** Opens the calculators and the dialog of a page, and sees them answer. */
async function use(page: Page): Promise<void> {
  const said = complaints(page);
  await page.goto(`${url}/cash-discount`);
  await page.getByRole('main').locator('astro-island[ssr]').first().hover();
  await opener(page).click();
  await dialog(page).getByLabel('Name').fill('Ada');
  await expect(page.locator('dialog astro-island[ssr]')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please select at least one service');
  expect(said).toEqual([]);
}

test('pages work while they are edited as they do when they are built', async ({ page }) => {
  await use(page);
});

/** The whole of a page as it looks, once all of it is laid out. */
async function pictureOf(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('main + *')?.style.contentVisibility === 'visible',
  );
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Whether two pictures look the same: a browser may round the colours of a gradient either way. */
async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [colours, others] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()]);
  return colours.length === others.length && colours.every((value, at) => Math.abs(value - (others[at] ?? 0)) <= 1);
}

test('every page looks as it does when it is built, and has nothing to complain of', async ({ page }) => {
  // Every page of the site, twice.
  test.slow();
  const said = complaints(page);
  for (const path of pagePaths) {
    const pictures = [await pictureOf(page, path), await pictureOf(page, url + path)] as const;
    expect.soft(await areAlike(...pictures), path).toBe(true);
  }
  expect(said).toEqual([]);
});

test('every drawing and icon is sent as what it is', async ({ page, request }) => {
  await page.goto(`${url}/blog`);
  const sprites = await page.locator('use').evaluateAll((uses) => uses.map((each) => each.getAttribute('href') ?? ''));
  expect(sprites.length).toBeGreaterThan(5);
  for (const address of new Set(sprites.map((href) => href.split('#')[0]))) {
    expect((await request.get(`${url}${address}`)).headers()['content-type']).toBe('image/svg+xml');
  }
  for (const [icon, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
    ['/og/home.png', 'image/png'],
  ]) {
    expect((await request.get(`${url}${icon}`)).headers()['content-type'], icon).toBe(type);
  }
});

test('a figure that changes, and a new article, though it is a draft, are on the page at once', async ({ page }) => {
  await page.goto(url);
  const shown = page.getByRole('main');
  await expect(shown).toContainText(claim('compliance.states').value);
  site.edit('src/figures/subjects/service.yaml', claim('compliance.states').value, '49 states');
  await expect(shown).toContainText('49 states');

  const articles = join(site.root, 'src/site/blog/articles');
  const article = readFileSync(join(articles, 'embedded-finance.mdx'), 'utf8');
  writeFileSync(join(articles, 'another.mdx'), article.replace(/^slug: .*$/m, 'slug: another\ndraft: true'));
  site.edit('src/site/home/page.yaml', 'to: /payment-solutions', 'to: /blog/another');
  const link = shown.getByRole('link', { name: 'Payment solutions' });
  await expect(link).toHaveAttribute('href', '/blog/another');
  await link.click();
  await expect(page).toHaveURL(`${url}/blog/another`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Embedded finance');
  // A build refuses to lead to a draft.
  site.edit('src/site/home/page.yaml', 'to: /blog/another', 'to: /payment-solutions');
});

test('mistakes are said on whatever page, all of them, until they are mended', async ({ page }) => {
  const home = 'src/site/home/page.yaml';
  const ledger = 'src/figures/subjects/cash-discount.yaml';
  const [words, navigation] = ['src/site/everywhere/words.yaml', 'src/site/everywhere/navigation.yaml'];
  const article = 'src/site/blog/articles/crypto-for-merchants.mdx';
  const said = (mistake: RegExp) => expect(page.getByText(mistake).first()).toBeVisible();
  await page.goto(`${url}/about`);
  site.edit(home, 'claim: setup.hours', 'claim: setup.hour');
  site.edit(words, 'skipLink:', 'skiplink:');
  site.edit(article, '\n## ', '\n<Callout title="Open">\n\n## ');
  await said(/home\/page\.yaml:\d+:\d+: hero › facts › 1 › claim: .*did you mean setup\.hours/);
  await said(/words\.yaml:\d+:\d+: .*did you mean skipLink/);
  await said(/crypto-for-merchants\.mdx:\d+:1: Expected a closing tag for `<Callout>`/);
  site.edit(home, 'claim: setup.hour', 'claim: setup.hours');
  site.edit(words, 'skiplink:', 'skipLink:');
  site.edit(article, '<Callout title="Open">\n\n', '');
  site.edit(navigation, 'to: /contact', 'to: /contact#nowhere');
  await said(/navigation\.yaml:\d+:\d+: “\/contact#nowhere” names no place/);
  site.edit(navigation, 'to: /contact#nowhere', 'to: /contact');
  site.edit(ledger, 'sum: "12 * {', 'sum: "13 * {');
  await said(/cash-discount\.yaml:\d+:\d+: .*: 13 × .* the ledger says/);
  site.edit(ledger, 'sum: "13 * {', 'sum: "12 * {');
  await expect(page.getByRole('heading', { level: 1, name: 'You should be able' })).toBeVisible();
});

test('what the policy of a built page refuses is refused and said', async ({ page }) => {
  const said = complaints(page);
  await page.goto(`${url}/about`);
  await page.getByRole('main').evaluate((main) => {
    main.setAttribute('style', 'color: red');
    main.setAttribute('onclick', 'void 0');
  });
  await expect
    .poll(() => said.map((text) => /style-src-attr|script-src/.exec(text)?.[0]))
    .toEqual(['style-src-attr', 'script-src']);
});

test('a build beside it harms neither', async ({ page }) => {
  // The build alone may take a minute where the machine is busy.
  test.slow();
  expect(site.build().code).toBe(0);
  await use(page);
});
