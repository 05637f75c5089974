import { expect, type Page, test } from '@playwright/test';

const industries = [
  /^Retail/,
  /^Restaurants and hospitality/,
  /^E-commerce/,
  /^Service-based, mobile and field/,
  /^Unattended and kiosks/,
  /^Subscription and membership/,
  /^B2B and professional services/,
  /^High-risk and regulated/,
];

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const title = (page: Page, index: number) => entries(page).nth(index).getByRole('heading', { level: 3 });
const openOnes = (page: Page) =>
  entries(page).evaluateAll((all) => all.flatMap((entry, index) => (entry.hasAttribute('open') ? [index] : [])));

test('the eight industries stand in the order of the specification', async ({ page }) => {
  await page.goto('/industries-served');
  await expect(entries(page).getByRole('heading', { level: 3 })).toHaveText(industries);
});

test('one industry is open at a time, and the open one can be closed', async ({ page }) => {
  await page.goto('/industries-served');
  expect(await openOnes(page)).toEqual([]);
  for (const index of [0, 5, 7]) {
    await title(page, index).click();
    expect(await openOnes(page)).toEqual([index]);
    await expect(entries(page).nth(index).getByRole('listitem').first()).toBeVisible();
  }
  await title(page, 7).click();
  expect(await openOnes(page)).toEqual([]);
});

test('every industry ends in three links', async ({ page }) => {
  await page.goto('/industries-served');
  for (const entry of await entries(page).all()) {
    await expect(entry.getByRole('link', { includeHidden: true })).toHaveCount(3);
  }
});

test('a link to an industry opens it', async ({ page }) => {
  await page.goto('/industries-served#e-commerce');
  await expect.poll(() => openOnes(page)).toEqual([2]);
  await expect(title(page, 2)).toBeInViewport();
});
