import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mediaTypeOf } from '../../build/hosts/media-types.ts';
import { violations } from '../a11y/violations.ts';

/** Answered from the built folder: nothing listens there, and by its reserved name nothing ever can. */
const origin = 'http://catalogue.invalid';

test('every example of every component has nothing that axe objects to, in both schemes', async ({ page }) => {
  // A build before all of them.
  test.slow();
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'catalogue'], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = extname(pathname) === '' ? `${pathname}.html` : pathname;
    return route.fulfill({ body: readFileSync(join('.site/catalogue', file)), contentType: mediaTypeOf(file) });
  });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`${origin}/components`);
  await expect(page.locator('body')).toHaveAttribute('data-ready');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(10);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { only: 'color-contrast-enhanced' })).toEqual([]);
});
