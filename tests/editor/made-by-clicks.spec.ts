import { expect, type Locator, type Page, test } from '@playwright/test';
import { serveSite } from '../../harness/built-site.ts';
import { brand } from '../../src/brand.ts';
import { choosePhoto, fillEntry, fillName, insert, openForm, seePhoto } from './clicks.ts';
import { contentsOf, editedSite, save } from './edited-site.ts';

const edited = editedSite();

const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const said = (page: Page) => page.getByRole('alert');

/** Opens the form of something new, beside those of its kind. */
async function openNew(page: Page, kind: string): Promise<void> {
  await openForm(page, edited.url, kind);
  await expect(page.getByRole('heading', { level: 1, name: kind })).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
}

/** Saves, and sees that it has been taken. */
async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Unsaved')).toHaveCount(0);
}

/** Creates what is new, and sees that it has its address. */
async function created(page: Page, address: string): Promise<void> {
  await field(page, 'Address').fill(address);
  await save(page, 'Create');
  await expect(page).toHaveURL(new RegExp(`/item/${address}$`));
}

/** As many words as an article needs at least. */
const paragraph = 'A card that is tapped is present, and a card whose number is typed is not. '.repeat(8);

async function writeArticle(page: Page): Promise<void> {
  await openNew(page, 'Articles');
  await page.getByRole('checkbox', { name: 'Draft' }).click();
  await field(page, 'Title').fill('Card present or not: what the difference costs');
  await field(page, 'Description').fill(
    'A card that is tapped and a card that is typed carry different risks, and the price shows it. How to choose one.',
  );
  await field(page, 'Excerpt').fill(
    'A tapped card and a typed card carry different risks, and the price shows it. Here is what decides which of the two it is.',
  );
  const cover = group(page, 'Cover');
  await choosePhoto(cover, 'The till.jpg', 900);
  await expect(field(cover, 'File')).toHaveValue('./The till.jpg');
  await field(cover, 'Alt').fill('A till, seen from behind');
  await field(page, 'Text').click();
  await page.keyboard.insertText(paragraph);
  await page.keyboard.press('Enter');
  await insert(page, 'Picture');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const picture = page.getByRole('dialog');
  await choosePhoto(picture, 'The till.jpg', 900);
  await expect(field(picture, 'File')).toHaveValue(/^\.\/The till.*\.jpg$/);
  await field(picture, 'Alt').fill('A till on a counter');
  await picture.getByRole('button', { name: 'Done' }).click();
  await expect(picture).toHaveCount(0);
  await created(page, 'card-present-or-not');
}

/** Adds a block of a kind, and fills it in. */
async function addBlock(page: Page, kind: string, fill: (block: Locator) => Promise<void>): Promise<void> {
  await group(page, 'Blocks').getByRole('button', { name: 'Add' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const block = page.getByRole('dialog');
  await fill(block);
  // Lists in the block have a button of that name as well, above.
  await block.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(block).toHaveCount(0);
}

/** Makes a landing page, which is refused in words until it is right. */
async function layOutLandingPage(page: Page): Promise<void> {
  const before = contentsOf(edited.site);
  await openNew(page, 'Landing pages');
  const meta = group(page, 'Meta');
  await field(meta, 'Title').fill('Card payments for food trucks');
  await field(meta, 'Description').fill('A reader in the window.');
  await addBlock(page, 'Hero', async (block) => {
    await field(block, 'Kicker').fill('Food trucks');
    await field(block, 'Title').fill('Park, open, be paid');
    await field(block, 'Lead').fill('A reader that goes where the truck goes.');
    await field(block, 'Label').fill('Compare the systems');
    await fillName(block, 'To', '/products');
    await fillName(block, 'Scene', 'type-mobile');
    await field(block, 'Alt').fill('A phone takes a payment at a front door');
  });
  await addBlock(page, 'Calculator', async (block) => {
    await field(block, 'Title').fill('What a year comes to');
    await field(block, 'Intro').fill('Type your own.');
    await fillName(block, 'Calculator', 'savings');
  });
  await addBlock(page, 'Closing call', async (block) => {
    await field(block, 'Title').fill('Tell us where you park');
    await field(block, 'Text').fill('A few lines are enough.');
  });
  await field(page, 'Address').fill('Food Trucks');
  await save(page, 'Create');
  await expect(said(page)).toContainText('Address: “/Food Trucks” cannot be the address of a page');
  await expect(said(page)).toContainText('meta › description: is too short to be useful');
  await field(meta, 'Description').fill(
    'A reader in the window and one report at night: what it takes to be paid by card where you park.',
  );
  await field(page, 'Address').fill('about');
  await save(page, 'Create');
  await expect(said(page)).toContainText('This address is taken');
  expect(contentsOf(edited.site)).toEqual(before);
  await created(page, 'food-trucks');
  expect(contentsOf(edited.site)).toEqual({
    ...before,
    'site/food-trucks/page.yaml': expect.stringContaining('blocks:\n  - type: hero\n'),
  });
}

test('a headline, a figure, an article with photos and a landing page that are made by clicks stand where they should once the site is built', async ({
  page,
}) => {
  // It builds the site.
  test.slow();
  await openForm(page, edited.url, 'Cash discount');
  await field(group(page, 'Hero'), 'Title').fill('Two prices. The customer’s choice.');
  await saved(page);
  await openForm(page, edited.url, 'Figures: service');
  await fillEntry(page, /^compliance\.states: /, 'Value', '49 states');
  await saved(page);
  await writeArticle(page);
  await layOutLandingPage(page);

  const { code, output } = edited.site.build();
  expect(code, output).toBe(0);
  using built = await serveSite(edited.site.root);
  const headline = page.getByRole('heading', { level: 1 });
  await page.goto(`${built.url}/cash-discount`);
  await expect(headline).toContainText('Two prices. The customer’s choice.');
  await page.goto(built.url);
  await expect(page.getByRole('main')).toContainText('49 states');
  await page.goto(`${built.url}/blog/card-present-or-not`);
  await expect(headline).toHaveText('Card present or not: what the difference costs');
  await seePhoto(page, 'A till, seen from behind');
  await seePhoto(page, 'A till on a counter');
  await page.goto(`${built.url}/food-trucks`);
  await expect(headline).toContainText('Park, open, be paid');
  await expect(page.getByRole('group', { name: 'Savings calculator' })).toBeVisible();
});

// What only a finished page can tell, as a link to a place that is not there, is said by the page: tests/dev has that.
// No form can misspell a field, break YAML with a colon, or leave a part of an article open or unknown: none of it is typed there.
test('what a page cannot take is said by field and remedy, all of it, and nothing that was typed is lost', async ({
  page,
}) => {
  const before = contentsOf(edited.site);
  await openForm(page, edited.url, 'Home');
  const hero = group(page, 'Hero');
  const title = 'Take every payment, and keep more of it. '.repeat(3);
  const lead = `${brand.name} is open {support.hour}, that is 24/7, and takes 37% or $49: ask.`;
  await field(hero, 'Kicker').fill('');
  await field(hero, 'Title').fill(title);
  await field(hero, 'Lead').fill(lead);
  await fillName(hero, 'To', '/product');
  await fillName(hero, 'Scene', 'home-poz');
  await hero.getByRole('checkbox', { name: 'Decorative' }).click();
  const kinds = group(page, 'Kinds');
  await kinds.getByRole('button', { name: 'Add' }).click();
  await field(page.getByRole('dialog'), 'Kinds').fill('Market stalls');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await save(page);
  for (const mistake of [
    'hero › kicker: must not be empty',
    'hero › title: is 122 characters long; at most 80 fit here',
    'hero › lead: {support.hour} is neither a claim of the ledger nor a brand fact; did you mean support.hours',
    `hero › lead: “${brand.name}” is typed out; write {brand.name}`,
    'hero › lead: “24/7” is typed out; write {support.hours}',
    'hero › lead: 37% is not proven; name a claim of the ledger, or add it to the figures of “worked”',
    'hero › lead: $49 is not proven',
    'hero › explore › to: “/product” is not a page of this site; did you mean /products?',
    'hero › art › scene: “home-poz” is not a drawing of the kit; did you mean home-pos',
    'trustedBy › kinds: has 9 entries; it takes exactly 8',
  ])
    await expect.soft(said(page)).toContainText(mistake);
  expect(contentsOf(edited.site)).toEqual(before);
  await expect(field(hero, 'Title')).toHaveValue(title);
  await expect(field(hero, 'Lead')).toHaveValue(lead);
  await expect(hero.getByRole('combobox', { name: 'To' })).toHaveValue('/product');
  await expect(kinds.getByRole('row', { name: 'Market stalls' })).toBeVisible();
});

test('what an article cannot take is said, in its text with the words around it, and nothing that was typed is lost', async ({
  page,
}) => {
  const before = contentsOf(edited.site);
  await openForm(page, edited.url, 'Articles');
  await page.getByRole('rowheader', { name: 'embedded-finance' }).click();
  await field(page, 'Excerpt').fill('Too short.');
  const text = field(page, 'Text');
  await text.getByRole('paragraph').first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('It costs 37% in {setup.hours} now, ready in ');
  await insert(page, 'Claim');
  await text.getByText('…', { exact: true }).click();
  // Keystatic names no button of what it shows beside a part in a line: the first is to edit it.
  await page.getByRole('dialog').getByRole('button').first().click();
  await fillName(page.getByRole('dialog'), 'Id', 'setup.hour');
  await page.getByRole('button', { name: 'Done' }).click();
  await save(page);
  await expect.soft(said(page)).toContainText('excerpt: is 10 characters long; write 100 to 200');
  await expect.soft(said(page)).toContainText(/In “It costs 37%.* …”: 37% is not proven/);
  await expect.soft(said(page)).toContainText('a brace begins an expression, which articles have no use for');
  await expect.soft(said(page)).toContainText('did you mean setup.hours');
  expect(contentsOf(edited.site)).toEqual(before);
  await expect(field(page, 'Excerpt')).toHaveValue('Too short.');
  await expect(text).toContainText('It costs 37% in {setup.hours} now, ready in setup.hour');
});
