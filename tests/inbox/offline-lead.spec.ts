import { expect, type Page } from '@playwright/test';
import { alive, dialog, opener } from '../behaviour/lead-form.ts';
import { awake } from '../behaviour/page-script.ts';
import { test } from './delivery-test.ts';
import { arrived, fill, posts, submit } from './lead-dialog.ts';

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).length);

test.describe('a lead entered without a network', () => {
  test.beforeEach(async ({ page, context }) => {
    await fill(page, 'From the train.');
    // The form's script is there before the network goes.
    await expect(alive(page)).toBeVisible();
    await context.setOffline(true);
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('kept on this device');
  });

  test('is sent when the network is back, and then no longer kept', async ({ page, context, site }) => {
    expect(await kept(page)).toBe(1);
    expect(await site.leads()).toEqual([]);
    await context.setOffline(false);
    await expect(arrived(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await site.leads()).toMatchObject([{ lead: { notes: 'From the train.' } }]);
    expect(await kept(page)).toBe(0);
  });

  test('is sent by the next page, though the tab was closed', async ({ page, context, site }) => {
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`${site.url}/about`);
    await expect(arrived(next)).toBeVisible();
    expect(await site.leads()).toHaveLength(1);
    expect(await kept(next)).toBe(0);
  });

  test('is kept on until the inbox has judged it, and never sent once it was taken back, on another page', async ({
    page,
    context,
    site,
  }) => {
    // As of an inbox behind a proxy that tells it another host.
    const json = { problem: 'The form was not sent from this website.' };
    await page.route('**/leads', (route) => route.fulfill({ status: 403, json }));
    const answered = page.waitForResponse('**/leads');
    await context.setOffline(false);
    await answered;
    await page.goto(`${site.url}/about`);
    await opener(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('kept on this device');
    expect(await kept(page)).toBe(1);
    await dialog(page).getByRole('button', { name: 'Do not send' }).click();
    expect(await kept(page)).toBe(0);
    await page.unroute('**/leads');
    const sent = posts(page);
    await page.reload();
    await awake(page);
    expect(sent).toEqual([]);
    expect(await site.leads()).toEqual([]);
  });

  test('that the inbox refuses says so where it was kept', async ({ page, context }) => {
    const json = { problem: 'Please enter your name.', field: 'name' };
    await page.route('**/leads', (route) => route.fulfill({ status: 400, json }));
    await context.setOffline(false);
    await expect(dialog(page).getByRole('alert')).toHaveText(/not accepted\. Please enter your name\./);
    expect(await kept(page)).toBe(0);
  });

  test('stays kept while it is tried again without an answer', async ({ page, context }) => {
    await page.route('**/leads', (route) => route.abort());
    await context.setOffline(false);
    await submit(page).click();
    await expect(dialog(page).getByRole('status')).toContainText('Trying again');
    expect(await kept(page)).toBe(1);
  });

  test('is forgotten after a week', async ({ page, context, site }) => {
    await page.evaluate(() => {
      const key = localStorage.key(0) ?? '';
      const lead = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...lead, until: lead.until - 7 * 86_400_000 - 1 }));
    });
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    const sent = posts(next);
    await next.goto(`${site.url}/about`);
    await expect.poll(() => kept(next)).toBe(0);
    expect(sent).toEqual([]);
    expect(await site.leads()).toEqual([]);
  });
});
