import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, type Page, test } from '@playwright/test';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';
import { complaints } from '../console/complaints.ts';

// One server, which the last test disturbs.
test.describe.configure({ mode: 'serial' });

let site: RepositoryCopy;
let server: ChildProcess;
let url = '';

/** Serves a copy of the site while it may be edited, and answers where. */
async function startDev({ root }: RepositoryCopy): Promise<string> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' };
  const started = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'], {
    cwd: root,
    env,
  });
  server = started;
  for await (const line of createInterface(started.stdout)) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address) {
      started.stdout.resume();
      return address;
    }
  }
  throw new Error('astro dev ended before it served anything.');
}

test.beforeAll(async () => {
  site = copyRepository();
  // The packages of a copy are links to those of the repository, and Vite serves nothing from outside unasked.
  site.edit('astro.config.ts', 'vite: {', 'vite: { server: { fs: { strict: false } },');
  url = await startDev(site);
});
test.afterAll(() => {
  server.kill();
  site.remove();
});

/** Opens the calculators and the dialog of a page, and sees them answer. */
async function use(page: Page): Promise<void> {
  const said = complaints(page);
  await page.goto(`${url}/cash-discount`);
  await page.getByRole('main').locator('astro-island[ssr]').first().hover();
  await opener(page).click();
  await dialog(page).getByLabel('Name').fill('Ada');
  await expect(page.locator('dialog astro-island[ssr]')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please select at least one service');
  expect(said).toEqual([]);
}

test('pages work while they are edited as they do when they are built', async ({ page }) => {
  await use(page);
});

test('every drawing and icon is sent as what it is', async ({ page, request }) => {
  await page.goto(`${url}/blog`);
  const sprites = await page.locator('use').evaluateAll((uses) => uses.map((each) => each.getAttribute('href') ?? ''));
  expect(sprites.length).toBeGreaterThan(5);
  for (const address of new Set(sprites.map((href) => href.split('#')[0]))) {
    expect((await request.get(`${url}${address}`)).headers()['content-type']).toBe('image/svg+xml');
  }
  for (const [icon, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
    ['/og/home.png', 'image/png'],
  ]) {
    expect((await request.get(`${url}${icon}`)).headers()['content-type'], icon).toBe(type);
  }
});

test('what the policy of a built page refuses is refused and said', async ({ page }) => {
  const said = complaints(page);
  await page.goto(`${url}/about`);
  await page.getByRole('main').evaluate((main) => {
    main.setAttribute('style', 'color: red');
    main.setAttribute('onclick', 'void 0');
  });
  await expect
    .poll(() => said.map((text) => /style-src-attr|script-src/.exec(text)?.[0]))
    .toEqual(['style-src-attr', 'script-src']);
});

test('a build beside it harms neither', async ({ page }) => {
  // The build alone may take a minute where the machine is busy.
  test.slow();
  expect(site.build().code).toBe(0);
  await use(page);
});
