import { expect, test } from '@playwright/test';
import { laidOut } from '../../harness/laid-out.ts';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { equalAccessFindings } from './equal-access.ts';
import { htmlCodeSnifferFindings } from './html-codesniffer.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of [...pagePaths, ...missingPaths]) {
  test(`on ${path} a second and a third checker find nothing that is not answered, all answers open`, async ({
    page,
  }) => {
    await page.goto(path);
    await laidOut(page);
    await page.evaluate(() => {
      for (const entry of document.querySelectorAll('details')) {
        // Entries of one name would close one another.
        entry.removeAttribute('name');
        entry.open = true;
      }
    });
    expect(await equalAccessFindings(page)).toEqual([]);
    expect(await htmlCodeSnifferFindings(page)).toEqual([]);
  });
}
