import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mediaTypeOf } from '../../build/hosts/media-types.ts';
import { violations } from '../a11y/violations.ts';

const built = '.site/catalogue';
/** Answered from the built folder: nothing listens there, and by its reserved name nothing ever can. */
const origin = 'http://catalogue.invalid';

test('every example of every component has nothing that axe objects to, in both schemes', async ({ page }) => {
  // A build and every component in one test, so that the catalogue is built once.
  test.slow();
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'catalogue'], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = extname(pathname) === '' ? `${pathname === '/' ? '/index' : pathname}.html` : pathname;
    return route.fulfill({ body: readFileSync(join(built, file)), contentType: mediaTypeOf(file) });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await page.goto(origin);
  const links = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const names = links.flatMap((href) => href?.split('/ui/')[1] ?? []);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${origin}/frame/${name}`);
    await expect(page.locator('body')).toHaveAttribute('data-ready');
    expect(await violations(page), `${name}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { only: 'color-contrast' }), `${name}, dark`).toEqual([]);
  }
});
