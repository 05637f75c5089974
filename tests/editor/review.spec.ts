import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openForm } from './clicks.ts';
import { editedSite, save } from './edited-site.ts';

const edited = editedSite(() => {
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada Field');
  git('config', 'user.email', 'ada@shop.example');
  git('init', '--quiet', '--bare', '.site/elsewhere');
  git('remote', 'add', 'origin', '.site/elsewhere');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
});

/** What Git prints in the copy. */
function git(...args: readonly string[]): string {
  const { code, output } = edited.site.run('git', ...args);
  if (code !== 0) throw new Error(output);
  return output.trim();
}

const newHeadline = 'Two prices. The customer’s choice.';

/** Changes the headline of Cash discount by clicks, and opens what has changed. */
async function changeHeadline(page: Page): Promise<void> {
  await openForm(page, edited.url, 'Cash discount');
  const hero = page.getByRole('group', { name: 'Hero' });
  await hero.getByRole('textbox', { name: 'Title' }).fill(newHeadline);
  await save(page);
  await page.getByRole('link', { name: 'Changes' }).click();
}

test('what stands on several pages is followed to them', async ({ page }) => {
  // It builds the last commit.
  test.slow();
  edited.site.edit('src/site/everywhere/partners.yaml', 'title: POS Systems', 'title: Registers');
  await page.goto(`${edited.url}/review`);
  await page.getByRole('region', { name: 'Partners: 1 change' }).getByRole('link', { name: 'Find the pages' }).click();
  const found = page.getByRole('region', { name: 'On the pages' });
  await expect(found.getByRole('link', { name: 'Pictures of Home' })).toBeVisible();
  await expect(found.getByRole('link', { name: 'Pictures of Contact' })).toHaveCount(0);
  git('checkout', '--quiet', 'src/site/everywhere');
});

test('a changed headline is seen before and after, in words and in pictures, and kept as one commit', async ({
  page,
}) => {
  // It builds the last commit, unless the test before has.
  test.slow();
  const words = readFileSync(join(edited.site.root, 'src/site/cash-discount/page.yaml'), 'utf8');
  const oldHeadline = /^ {2}title: (.*)$/m.exec(words.slice(words.indexOf('hero:')))?.[1] ?? '';
  edited.site.edit('README.md', 'website', 'site');
  git('add', 'README.md');

  await changeHeadline(page);
  const changes = page.getByRole('region', { name: 'Cash discount: 1 change' });
  const row = changes.getByRole('row', { name: 'Hero › Title' });
  await expect(row.getByRole('cell')).toHaveText([oldHeadline, newHeadline]);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cash discount: 1 change', 'Keep these changes']);

  await changes.getByRole('link', { name: 'Pictures of Cash discount' }).click();
  for (const width of [390, 1440]) {
    const [before, after] = ['before', 'after'].map((when) =>
      page.getByRole('img', { name: `Cash discount ${when}, ${width} px wide` }),
    );
    for (const picture of [before, after]) {
      expect(await picture?.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
    }
    expect(await before?.getAttribute('src')).not.toBe(await after?.getAttribute('src'));
  }

  const branch = page.getByRole('textbox', { name: 'Name of the branch' });
  await branch.fill('Two prices');
  await page.getByRole('textbox', { name: 'What is better now' }).fill('Say who chooses');
  await page.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(page.getByRole('status')).toContainText('Kept on the branch edit/two-prices');
  await expect(page.getByRole('main')).toContainText('Since the last commit, “Say who chooses”');
  expect(git('log', '--format=%s', '--name-only', 'main..edit/two-prices')).toBe(
    'Say who chooses\n\nsrc/site/cash-discount/page.yaml',
  );
  expect(git('status', '--porcelain')).toBe('M  README.md');
  expect(git('ls-remote', 'origin')).toBe('');

  edited.site.edit('src/site/home/page.yaml', 'Tell us how you sell', 'Say how you sell');
  await page.reload();
  await expect(branch).toHaveValue('two-prices');
  git('checkout', '--quiet', 'src');
});

test('what cannot be kept is said, and what was typed is still there', async ({ page, request }) => {
  const home = 'src/site/home/page.yaml';
  edited.site.edit(home, 'Tell us how you sell', 'Say how you sell');
  git('branch', 'edit/taken');
  await page.goto(`${edited.url}/review`);
  const name = page.getByRole('textbox', { name: 'Name of the branch' });
  await name.fill('taken');
  await page.getByRole('textbox', { name: 'What is better now' }).fill('Ask anew');
  await page.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(page.getByRole('alert')).toContainText('There is a branch edit/taken already');
  await expect(name).toHaveValue('taken');
  await expect(page.getByRole('textbox', { name: 'What is better now' })).toHaveValue('Ask anew');

  edited.site.edit(home, 'Say how you sell', 'Say 37% less');
  await name.fill('another');
  await page.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(page.getByRole('alert')).toContainText('home/page.yaml');
  await expect(page.getByRole('alert')).toContainText('37% is not proven');
  await expect(page.getByRole('button')).toHaveCount(0);

  // As a form of another page that is served from this machine would be sent.
  const headers = { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' };
  const answer = await request.post(`${edited.url}/review`, {
    headers,
    form: { name: 'another', sentence: 'Ask anew' },
  });
  expect(answer.status()).toBe(403);
});
