import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { laidOut } from '../../harness/laid-out.ts';
import { pagePaths } from '../../harness/pages.ts';
import { complaints } from '../console/complaints.ts';
import { editedSite, use } from './edited-site.ts';

// One server, which the last test disturbs.
test.describe.configure({ mode: 'serial' });
// A picture with a quarter of the dots shows what differs as well, in half the time.
test.use({ deviceScaleFactor: 0.5 });

const edited = editedSite();

/** The whole of a page as it looks, once all of it is laid out. */
async function pictureOf(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await laidOut(page);
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
    const pictures = [await pictureOf(page, path), await pictureOf(page, edited.url + path)] as const;
    expect.soft(await areAlike(...pictures), path).toBe(true);
  }
  expect(said).toEqual([]);
});

test('a build beside it harms neither', async ({ page }) => {
  // The build alone may take a minute where the machine is busy.
  test.slow();
  expect(edited.site.build().code).toBe(0);
  await use(page, edited.url);
});
