import { expect, type Page, type Request, test } from '@playwright/test';
import { brand } from '../../src/brand.ts';
import { claim } from '../../src/figures/ledger.ts';
import { fillEntry, openForm as open } from './clicks.ts';
import { contentsOf, editedSite, save } from './edited-site.ts';

const edited = editedSite();

const contents = () => contentsOf(edited.site);

const openForm = (page: Page, name: string) => open(page, edited.url, name);

const headline = (page: Page) => page.getByRole('group', { name: 'Hero' }).getByRole('textbox', { name: 'Title' });

test('a headline changed by clicks is all that changes, and stands where it should', async ({ page }) => {
  // The first page that is seen reads all content.
  test.slow();
  const others: Request[] = [];
  page.on('request', (request) => request.url().startsWith(edited.url) || others.push(request));
  const before = contents();
  await openForm(page, 'Cash discount');
  const old = await headline(page).inputValue();
  await headline(page).fill('Two prices. The customer’s choice.');
  await save(page);
  await expect(page.getByText('Unsaved')).toHaveCount(0);

  const file = 'site/cash-discount/page.yaml';
  const changed = before[file]?.replace(old, 'Two prices. The customer’s choice.');
  expect(contents()).toEqual({ ...before, [file]: changed });
  await page.goto(`${edited.url}/cash-discount`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Two prices. The customer’s choice.');
  // What is asked of another host is refused before it is asked.
  expect(others.filter((request) => request.failure()?.errorText !== 'csp').map((request) => request.url())).toEqual(
    [],
  );
});

test('what is changed, saved, changed back and saved leaves every file as it was', async ({ page }) => {
  const before = contents();
  await openForm(page, 'Contact');
  const title = page.getByRole('group', { name: 'Letter' }).getByRole('textbox', { name: 'Title' }).first();
  const old = await title.inputValue();
  await title.fill('Say hello');
  await save(page);
  expect(contents()).not.toEqual(before);
  await expect(page.getByText('Unsaved')).toHaveCount(0);
  await title.fill(old);
  await save(page);
  expect(contents()).toEqual(before);
});

test('a figure changed by clicks is one changed line, and stands on every page that names it', async ({ page }) => {
  const before = contents();
  await openForm(page, 'Figures: service');
  await fillEntry(page, /^compliance\.states: /, 'Value', '49 states');
  await save(page);
  const file = 'figures/subjects/service.yaml';
  const old = claim('compliance.states').value;
  expect(contents()).toEqual({ ...before, [file]: before[file]?.replace(`value: ${old}`, 'value: 49 states') });
  await page.goto(edited.url);
  await expect(page.getByRole('main')).toContainText('49 states');
});

test('a figure that is not what its sum gives, and a name that pages know it by no longer, are refused in words', async ({
  page,
}) => {
  const before = contents();
  await openForm(page, 'Figures: cash discount');
  await fillEntry(page, /^cash-discount\.monthly-saving: /, 'Value', '$870');
  await save(page);
  const said = page.getByRole('alert');
  await expect(said).toContainText('3.5% of $25,000 is $875, the ledger says $870');
  await openForm(page, 'Figures: service');
  await fillEntry(page, /^compliance\.states: /, 'Name', 'compliance.reach');
  await save(page);
  await expect(said).toContainText(/src\/site\/home\/page\.yaml:\d+: .*did you mean compliance\.reach/);
  expect(contents()).toEqual(before);
});

test('a fact of the brand changed by clicks is one changed line, and stands on every page; a colour that hides words is refused', async ({
  page,
}) => {
  const before = contents();
  await openForm(page, 'Brand');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fjord & Sons');
  await save(page);
  const changed = {
    ...before,
    'brand.yaml': before['brand.yaml']?.replace(`name: ${brand.name}`, 'name: Fjord & Sons'),
  };
  expect(contents()).toEqual(changed);
  await page.goto(`${edited.url}/contact`);
  await expect(page).toHaveTitle(/Fjord & Sons/);
  await expect(page.getByRole('link', { name: 'Fjord & Sons, home' })).toBeVisible();

  await openForm(page, 'Brand');
  await page.getByRole('group', { name: 'Light' }).getByRole('textbox', { name: 'Ink', exact: true }).fill('#dddddd');
  await save(page);
  await expect(page.getByRole('alert')).toContainText(/light ink on ground: 1\.\d+ : 1, needed 7 : 1/);
  expect(contents()).toEqual(changed);
});

test('nothing is read or written for a page of another site, nor under another name', async ({ request }) => {
  const before = contents();
  const additions = [{ path: 'about.json', contents: Buffer.from('{}').toString('base64') }];
  for (const elsewhere of [
    { origin: 'https://shop.example' },
    { origin: 'http://127.0.0.1:1' },
    // Vite itself lets this name through.
    { host: 'shop.localhost', origin: 'http://shop.localhost' },
  ]) {
    const headers = { 'no-cors': '1', ...elsewhere };
    const asked = { headers, data: { additions, deletions: [] } };
    expect((await request.post(`${edited.url}/api/keystatic/update`, asked)).status(), JSON.stringify(elsewhere)).toBe(
      403,
    );
    expect((await request.get(`${edited.url}/api/keystatic/tree`, { headers })).status()).toBe(403);
  }
  expect(contents()).toEqual(before);
});
