import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveSite } from '../../harness/built-site.ts';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';
import { complaints } from '../console/complaints.ts';

// One after the other: they share a site, which is built before them.
test.describe.configure({ mode: 'default' });

/** The page of the catalogue, at an address of its own. */
const path = '/cafes';

/** Kept from lists; it has the calculators that the other has not, and a drawing on its stub. */
const unlisted = '/autumn-offer';
const unlistedPage = `
meta:
  title: What did last month really cost you
  description: Two numbers of one statement tell what cards cost you in a month. Type them in, and see where you stand beside others.
unlisted: true
blocks:
  - type: hero
    kicker: Statement check
    title: Two numbers. One honest rate.
    lead: Take last month’s statement. Its volume and its fees are all that you need.
    more: { label: Check a statement, to: "#statement-check" }
    art: { scene: home-fees, alt: A fee sheet }
  - { type: calculator, title: Your rate, intro: The one number you can compare., calculator: statement-check }
  - { type: calculator, tone: wash, title: Two receipts, intro: Both prices are posted., calculator: dual-price }
  - { type: figures, tone: night, title: How soon, stats: [live.hours, setup.hours, support.hours] }
  - type: closing-call
    title: Send one statement
    text: We go through it with you.
    art: { scene: cash-saving, alt: A statement and a jar }
`;

let site: RepositoryCopy;
let served: Awaited<ReturnType<typeof serveSite>>;

function write(address: string, words: string): void {
  mkdirSync(join(site.root, 'src/site', address));
  site.write(`src/site${address}/page.yaml`, words);
}

const builtFile = (file: string) => readFileSync(join(site.root, 'dist', file), 'utf8');

test.beforeAll(async () => {
  test.slow();
  site = copyRepository();
  write(path, readFileSync('catalogue/landing-page.yaml', 'utf8'));
  write(unlisted, unlistedPage);
  expect(site.build()).toMatchObject({ code: 0 });
  served = await serveSite(site.root);
});
test.afterAll(() => {
  served[Symbol.dispose]();
  site.remove();
});

for (const address of [path, unlisted]) {
  test(`${address} is held to all that every page is`, () => {
    // It runs whatever names a page.
    test.setTimeout(600_000);
    const { code, output } = site.run('npm', 'run', 'page', '--', address);
    expect(code, output).toBe(0);
  });
}

const calculator = (page: Page, name: string) => page.getByRole('main').getByRole('group', { name });

test('every block stands in its place, and what is to be used can be used', async ({ page }) => {
  const said = complaints(page);
  await page.goto(served.url + path);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'How soon, and who helps',
    'Three places to be paid',
    'From application to first sale',
    'One price, or two',
    'What a year of card fees comes to',
    'Asked at the counter',
    'Tell us what you pour, and how fast',
  ]);
  await page.getByRole('main').getByRole('link', { name: 'See a year of fees' }).click();
  const savings = calculator(page, 'Savings calculator');
  await expect(savings).toBeInViewport();
  await savings.getByRole('textbox', { name: 'Card volume' }).fill('40,000');
  await expect(savings).toContainText('$16,800');
  await savings.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: /copied|address bar/ })).toBeVisible();
  await page.getByText('Where do the tips go?').click();
  await expect(page.getByText('How they are shared is up to you.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(said).toEqual([]);
});

test('the other calculators work as well', async ({ page }) => {
  await page.goto(served.url + unlisted);
  const check = calculator(page, 'Statement check');
  await check.getByRole('textbox', { name: 'Total fees' }).fill('1,000');
  await expect(check).toContainText('4%');
  const demo = calculator(page, 'Dual price demo');
  await demo.getByRole('textbox', { name: 'Posted card price' }).fill('206');
  await expect(demo).toContainText('$200.00');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('it is in the lists of the site, and the other is in none', () => {
  for (const list of ['sitemap-0.xml', 'llms.txt']) {
    expect(builtFile(list), list).toContain(path);
    expect(builtFile(list), list).not.toContain(unlisted);
  }
});
