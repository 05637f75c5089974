import { expect, type Locator, type Page, test } from '@playwright/test';
import { type EditedSite, editedSite, save } from './edited-site.ts';

// One after the other: they share a server, and change what it serves.
test.describe.configure({ mode: 'default' });

let edited: EditedSite;
test.beforeAll(async () => {
  edited = await editedSite();
});
test.afterAll(() => edited.stop());

const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });

/** Types a name of those that there are, and goes on: what is offered closes. */
async function choose(page: Page, within: Locator, field: string, name: string): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).fill(name);
  await page.keyboard.press('Tab');
}

/** Adds a block of a kind, and fills it in. */
async function add(page: Page, kind: string, fill: (block: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('group', { name: 'Blocks' }).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const block = page.getByRole('dialog');
  await fill(block);
  // A list within has a button of the same name.
  await block.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(block).toHaveCount(0);
}

test('a landing page is made by clicks, and refused in words until it is right', async ({ page }) => {
  test.slow();
  const before = edited.contents();
  const said = page.getByRole('alert');
  await page.goto(`${edited.url}/keystatic`);
  await page.getByRole('link', { name: 'Landing pages', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Landing pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
  const meta = page.getByRole('group', { name: 'Meta' });
  await field(meta, 'Title').fill('Card payments for food trucks');
  await field(meta, 'Description').fill('A reader in the window.');
  await add(page, 'Hero', async (block) => {
    await field(block, 'Kicker').fill('Food trucks');
    await field(block, 'Title').fill('Park, open, be paid');
    await field(block, 'Lead').fill('A reader that goes where the truck goes.');
    await field(block, 'Label').fill('Compare the systems');
    await choose(page, block, 'To', '/products');
    await choose(page, block, 'Scene', 'type-mobile');
    await field(block, 'Alt').fill('A phone takes a payment at a front door');
  });
  await add(page, 'Calculator', async (block) => {
    await field(block, 'Title').fill('What a year comes to');
    await field(block, 'Intro').fill('Type your own.');
    await choose(page, block, 'Calculator', 'savings');
  });
  await add(page, 'Closing call', async (block) => {
    await field(block, 'Title').fill('Tell us where you park');
    await field(block, 'Text').fill('A few lines are enough.');
  });

  await field(page, 'Address').fill('Food Trucks');
  await save(page, 'Create');
  await expect(said).toContainText('Address: “/Food Trucks” cannot be the address of a page');
  await expect(said).toContainText('meta › description: is too short to be useful');
  await field(meta, 'Description').fill(
    'A reader in the window and one report at night: what it takes where you park.',
  );
  await field(page, 'Address').fill('about');
  await save(page, 'Create');
  await expect(said).toContainText('This address is taken');
  expect(edited.contents()).toEqual(before);

  await field(page, 'Address').fill('food-trucks');
  await save(page, 'Create');
  await expect(page).toHaveURL(/\/item\/food-trucks$/);
  const file = 'site/food-trucks/page.yaml';
  expect(edited.contents()).toEqual({ ...before, [file]: expect.stringContaining('blocks:\n  - type: hero\n') });

  await page.goto(`${edited.url}/food-trucks`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Park, open, be paid');
  await expect(page.getByRole('group', { name: 'Savings calculator' })).toBeVisible();
});
