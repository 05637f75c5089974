import { expect, type Page, test } from '@playwright/test';
import { insert } from './clicks.ts';
import { contentsOf, editedSite, save } from './edited-site.ts';

const edited = editedSite();

const folder = 'site/blog/articles/';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const text = (page: Page) => field(page, 'Text');

/** The articles, as they are found from the editor's first page. */
async function openArticles(page: Page): Promise<void> {
  await page.goto(`${edited.url}/keystatic`);
  await page.getByRole('link', { name: 'Articles' }).first().click();
  // From where one begins, there are other pages to add.
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
}

async function openArticle(page: Page, slug: string): Promise<void> {
  await openArticles(page);
  await page.getByRole('rowheader', { name: slug }).click();
  // As it looks, and not as it is written.
  await expect(page.getByRole('toolbar', { name: 'Formatting options' })).toBeVisible();
}

/** The articles whose text has changed, line by line, as “- old” and “+ new”. */
function changedLines(before: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const changes = Object.entries(contentsOf(edited.site)).map(([file, now]) => {
    const [old, own] = [before[file]?.split('\n') ?? [], now.split('\n')];
    const gone = old.filter((line) => !own.includes(line)).map((line) => `- ${line}`);
    const come = own.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
    return [file, [...gone, ...come]] as const;
  });
  return Object.fromEntries(changes.filter(([, lines]) => lines.length > 0));
}

test('an article that is begun by clicks is a draft that stands on its page, with the part that was put in', async ({
  page,
}) => {
  const before = contentsOf(edited.site);
  await openArticles(page);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('checkbox', { name: 'Draft' })).toBeChecked();
  await expect(field(page, 'Date')).toHaveValue(new Date().toISOString().slice(0, 10));
  await field(page, 'Title').fill('Card present or not: what the difference costs');
  await field(page, 'Description').fill(
    'A card that is tapped and a card that is typed carry different risks, and the price shows it. How to choose.',
  );
  await page.getByRole('combobox', { name: 'Scene' }).fill('home-pos');
  await page.getByRole('option', { name: 'home-pos', exact: true }).click();
  await field(page, 'Alt').fill('A register and a card reader on a counter');
  await field(page, 'Excerpt').fill(
    'A tapped card and a typed card carry different risks, and the price shows it. Here is what decides which of the two it is.',
  );
  await text(page).click();
  await page.keyboard.type('A card that is tapped is present. ');
  await page.keyboard.press('Enter');
  await insert(page, 'Callout');
  await page.keyboard.type('Send a link.');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await field(page, 'Title').last().fill('The cheapest change');
  await page.getByRole('button', { name: 'Done' }).click();

  const said = page.getByRole('alert');
  await field(page, 'Address').fill('Card present');
  await save(page, 'Create');
  await expect(said).toContainText('Address: takes small letters, digits and single hyphens');
  await expect(said).toContainText('description: is 108 characters long; write 110 to 160');
  await field(page, 'Description').fill(
    'A card that is tapped and a card that is typed carry different risks, and the price shows it. How to choose one.',
  );
  await field(page, 'Address').fill('embedded-finance');
  await save(page, 'Create');
  await expect(said).toContainText('This address is taken');
  expect(contentsOf(edited.site)).toEqual(before);

  await field(page, 'Address').fill('card-present-or-not');
  await save(page, 'Create');
  await expect(page).toHaveURL(/\/item\/card-present-or-not$/);
  const file = `${folder}card-present-or-not.mdx`;
  const written = contentsOf(edited.site);
  expect(written).toEqual({ ...before, [file]: expect.stringContaining('\ndraft: true\n') });

  await page.goto(`${edited.url}/blog/card-present-or-not`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card present or not: what the difference costs');
  await expect(page.getByRole('note').filter({ hasText: 'The cheapest change' })).toContainText('Send a link.');
});

test('an article whose head alone is changed keeps its text to the letter, whichever it is', async ({ page }) => {
  // It opens all of them.
  test.slow();
  const before = contentsOf(edited.site);
  const articles = Object.keys(before).filter((file) => file.startsWith(folder));
  expect(articles.length).toBeGreaterThan(7);
  for (const file of articles) {
    await openArticle(page, file.slice(folder.length, -'.mdx'.length));
    const title = await field(page, 'Title').inputValue();
    await field(page, 'Title').fill(`${title}!`);
    await save(page);
    // At its end: the file may write a space that does not break as an escape.
    const changed = before[file]?.replace(/^(title: .*?)("?)$/m, '$1!$2');
    expect(contentsOf(edited.site)).toEqual({ ...before, [file]: changed });
    await expect(page.getByText('Unsaved')).toHaveCount(0);
    await field(page, 'Title').fill(title);
    await save(page);
    expect(contentsOf(edited.site)).toEqual(before);
  }
});

test('words, a cell and a claim that are put into an article as it looks are all that changes', async ({ page }) => {
  const before = contentsOf(edited.site);
  await openArticle(page, 'crypto-for-merchants');
  await text(page).getByRole('cell', { name: 'Payments confirm sooner' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(', mostly');
  await text(page).getByText('Start with two or three of them.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' They are ready within ');
  await insert(page, 'Claim');
  await text(page).getByText('…', { exact: true }).click();
  // Keystatic names no button of what it shows beside a part in a line: the first is to edit it.
  await page.getByRole('dialog').getByRole('button').first().click();
  await page.getByRole('combobox', { name: 'Id' }).fill('setup.h');
  await page.getByRole('option', { name: 'setup.hours' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await save(page);
  expect(changedLines(before)).toEqual({
    [`${folder}crypto-for-merchants.mdx`]: [
      "- | LTC | Payments confirm sooner than on bitcoin's own network |",
      '- Start with two or three of them.',
      "+ | LTC | Payments confirm sooner than on bitcoin's own network, mostly |",
      '+ Start with two or three of them. They are ready within <Claim id="setup.hours" />',
    ],
  });
  await page.goto(`${edited.url}/blog/crypto-for-merchants`);
  await expect(page.getByRole('main')).toContainText(/They are ready within 24–.?48\s+hours/);
});
