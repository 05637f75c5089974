import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { claim } from '../../src/figures/ledger.ts';
import { complaints } from '../console/complaints.ts';
import { editedSite, use } from './edited-site.ts';

test.describe.configure({ mode: 'serial' });

const edited = editedSite();

/** Opens a page once it hears of what is edited: Vite tells it nothing before. */
async function openListening(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(`${edited.url}${path}`);
  await connected;
}

test('pages work while they are edited as they do when they are built', async ({ page }) => {
  await use(page, edited.url);
});

test('every drawing and icon is sent as what it is', async ({ page, request }) => {
  await page.goto(`${edited.url}/blog`);
  const sprites = await page.locator('use').evaluateAll((uses) => uses.map((each) => each.getAttribute('href') ?? ''));
  expect(sprites.length).toBeGreaterThan(5);
  for (const address of new Set(sprites.map((href) => href.split('#')[0]))) {
    expect((await request.get(`${edited.url}${address}`)).headers()['content-type']).toBe('image/svg+xml');
  }
  for (const [icon, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
    ['/og/home.png', 'image/png'],
  ]) {
    expect((await request.get(`${edited.url}${icon}`)).headers()['content-type'], icon).toBe(type);
  }
});

test('a figure that changes, and a new article, though it is a draft, are on the page at once', async ({ page }) => {
  await openListening(page, '/');
  const shown = page.getByRole('main');
  await expect(shown).toContainText(claim('compliance.states').value);
  edited.site.edit('src/figures/subjects/service.yaml', claim('compliance.states').value, '49 states');
  await expect(shown).toContainText('49 states');

  edited.site.edit('src/site/home/page.yaml', 'to: /payment-solutions', 'to: /blog/another');
  await expect(page.getByText(/home\/page\.yaml:\d+:\d+: .*\/blog\/another/)).toBeVisible();
  const articles = join(edited.site.root, 'src/site/blog/articles');
  const article = readFileSync(join(articles, 'embedded-finance.mdx'), 'utf8');
  writeFileSync(join(articles, 'another.mdx'), article.replace(/^slug: .*$/m, 'slug: another\ndraft: true'));
  const link = shown.getByRole('link', { name: 'Payment solutions' });
  await expect(link).toHaveAttribute('href', '/blog/another');
  // Two files have changed, and the page may be loaded anew for the second under the click.
  await expect(async () => {
    if (!page.url().endsWith('/blog/another')) await link.click();
    await expect(page).toHaveURL(`${edited.url}/blog/another`, { timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Embedded finance');

  // A build refuses to lead to a draft.
  await openListening(page, '/');
  edited.site.edit('src/site/home/page.yaml', 'to: /blog/another', 'to: /payment-solutions');
  await expect(link).toHaveAttribute('href', '/payment-solutions');
});

// A page hears nothing while it loads, so the next is edited once the one before is said: a page of mistakes looks for itself.
test('mistakes are said on whatever page, all of them, until they are mended', async ({ page }) => {
  const home = 'src/site/home/page.yaml';
  const ledger = 'src/figures/subjects/cash-discount.yaml';
  const [words, navigation] = ['src/site/everywhere/words.yaml', 'src/site/everywhere/navigation.yaml'];
  const article = 'src/site/blog/articles/crypto-for-merchants.mdx';
  const said = async (...mistakes: readonly RegExp[]) => {
    for (const mistake of mistakes) await expect(page.getByText(mistake)).toBeVisible();
  };
  const unknownClaim = /home\/page\.yaml:\d+:\d+: hero › facts › 1 › claim: .*did you mean setup\.hours/;
  const unknownField = /words\.yaml:\d+:\d+: .*did you mean skipLink/;
  const unclosed = /crypto-for-merchants\.mdx:\d+:1: Expected a closing tag for `<Callout>`/;
  const noPlace = /navigation\.yaml:\d+:\d+: “\/contact#nowhere” names no place/;
  await openListening(page, '/about');
  edited.site.edit(home, 'claim: setup.hours', 'claim: setup.hour');
  await said(unknownClaim);
  edited.site.edit(words, 'skipLink:', 'skiplink:');
  edited.site.edit(article, '\n## ', '\n<Callout title="Open">\n\n## ');
  await said(unknownClaim, unknownField, unclosed);

  edited.site.edit(navigation, 'to: /contact', 'to: /contact#nowhere');
  edited.site.edit(home, 'claim: setup.hour', 'claim: setup.hours');
  edited.site.edit(words, 'skiplink:', 'skipLink:');
  edited.site.edit(article, '<Callout title="Open">\n\n', '');
  await said(noPlace);

  edited.site.edit(ledger, 'sum: "12 * {', 'sum: "13 * {');
  await said(/cash-discount\.yaml:\d+:\d+: .*: 13 × .* the ledger says/);
  edited.site.edit(navigation, 'to: /contact#nowhere', 'to: /contact');
  edited.site.edit(ledger, 'sum: "13 * {', 'sum: "12 * {');
  await expect(page.getByRole('heading', { level: 1, name: 'You should be able' })).toBeVisible();
});

test('what the policy of a built page refuses is refused and said', async ({ page }) => {
  const said = complaints(page);
  await page.goto(`${edited.url}/about`);
  await page.getByRole('main').evaluate((main) => {
    main.setAttribute('style', 'color: red');
    main.setAttribute('onclick', 'void 0');
  });
  await expect
    .poll(() => said.map((text) => /style-src-attr|script-src/.exec(text)?.[0]))
    .toEqual(['style-src-attr', 'script-src']);
});
