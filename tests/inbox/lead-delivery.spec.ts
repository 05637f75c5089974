import { expect, type Page, type Request } from '@playwright/test';
import { privacyNoticeUrl } from '../../harness/variants.ts';
import { violations } from '../a11y/violations.ts';
import { dialog, opener } from '../behaviour/lead-form.ts';
import { test } from './delivery-test.ts';
import { arrived, fill, posts, submit } from './lead-dialog.ts';

const endpoint = '**/leads';

/** Submits once to an inbox that asks to come back in a minute. */
async function submitWhileBusy(page: Page): Promise<void> {
  await page.route(endpoint, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' } }), { times: 1 });
  const answered = page.waitForResponse(endpoint);
  await submit(page).click();
  await answered;
  await expect(dialog(page).getByRole('alert')).toContainText('have not arrived');
}

const keyOf = (request: Request | undefined): unknown => request?.postDataJSON().key;

test('a lead that arrives is what was typed, and one however quickly the button is pressed again; the dialog closes, a toast says so, and what stays in it can be sent as another', async ({
  page,
  site,
}) => {
  const broken: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && broken.push(message.text()));
  const sent = posts(page);
  await fill(page, 'Two counters.\nOne van.');
  await submit(page).dblclick();
  await expect(arrived(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(sent).toHaveLength(1);
  expect(await site.leads()).toMatchObject([
    {
      state: 'accepted',
      lead: {
        name: 'Ada Ortiz',
        email: 'ada@bakery.example',
        companySize: 'small',
        position: 'owner',
        services: ['Point of Sale Systems'],
        notes: 'Two counters.\nOne van.',
      },
    },
  ]);
  await opener(page).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Ada Ortiz');
  await submit(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(sent).toHaveLength(2);
  expect(keyOf(sent[1])).not.toBe(keyOf(sent[0]));
  expect(broken).toEqual([]);
});

test.describe('a lead that does not arrive at first', () => {
  test('is sent again by itself, and is one lead though its answer was lost', async ({ page, site }) => {
    await fill(page);
    const sent = posts(page);
    // Once the inbox takes it, but the answer never comes back.
    await page.route(
      endpoint,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(arrived(page)).toBeVisible();
    expect(sent.map(keyOf)).toEqual([keyOf(sent[0]), keyOf(sent[0])]);
    expect(await site.leads()).toHaveLength(1);
  });

  test('stays in the open dialog, is sent by “Try again”, and is another lead once its words have changed', async ({
    page,
    site,
  }) => {
    await fill(page, 'Please call.');
    const sent = posts(page);
    await submitWhileBusy(page);
    await expect(dialog(page).getByRole('alert')).toContainText('60 seconds');
    await expect(dialog(page).getByLabel('Notes')).toHaveValue('Please call.');
    await expect(arrived(page)).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await submitWhileBusy(page);
    expect(await site.leads()).toEqual([]);
    await dialog(page).getByLabel('Notes').fill('Please write.');
    await submit(page).click();
    await expect(arrived(page)).toBeVisible();
    expect(sent).toHaveLength(3);
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
    expect(keyOf(sent[2])).not.toBe(keyOf(sent[0]));
    expect(await site.leads()).toMatchObject([{ lead: { notes: 'Please write.' } }]);
  });

  test('is heard of after the dialog was closed', async ({ page }) => {
    await fill(page);
    const answered = Promise.withResolvers<void>();
    await page.route(
      endpoint,
      async (route) => {
        await answered.promise;
        await route.fulfill({ status: 503, headers: { 'retry-after': '60' } });
      },
      { times: 1 },
    );
    await submit(page).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    answered.resolve();
    await expect(page.getByRole('status').filter({ hasText: 'have not arrived' })).toBeVisible();
    await page.getByRole('button', { name: 'Open the form' }).click();
    await submit(page).click();
    await expect(arrived(page)).toBeVisible();
  });
});

test.describe('without the form’s script', () => {
  test('the form is posted, and a page says that it has arrived', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url);
    await fill(page, 'Two lines\nof notes.');
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('we have your details');
    expect(await site.leads()).toMatchObject([{ state: 'accepted', lead: { notes: 'Two lines\nof notes.' } }]);
    await page.getByRole('link', { name: 'Back to the website' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await context.close();
  });

  test('so it is when the script cannot come', async ({ page, site }) => {
    await page.route(/DeliveredLeadForm/, (route) => route.abort());
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('we have your details');
    expect(await site.leads()).toHaveLength(1);
  });
});

test.describe('the form', () => {
  test('has the privacy notice beside the button and no barrier that axe knows, and says which field is not accepted', async ({
    page,
  }) => {
    await fill(page);
    await expect(dialog(page).getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', privacyNoticeUrl);
    expect(await violations(page)).toEqual([]);
    const sent = posts(page);
    await dialog(page).getByRole('checkbox', { name: 'Point of Sale Systems' }).uncheck();
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Please select at least one service');
    expect(sent).toEqual([]);

    await dialog(page).getByRole('checkbox', { name: 'Point of Sale Systems' }).check();
    const answer = { problem: 'Please enter your full email address.', field: 'email' };
    await page.route(endpoint, (route) => route.fulfill({ status: 400, json: answer }));
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(answer.problem);
    await expect(dialog(page).getByLabel('Email')).toBeFocused();
  });

  test('keeps what a machine fills in apart, under the same answer', async ({ page, site }) => {
    await fill(page);
    const trap = dialog(page).locator('[name=website]');
    await expect(trap).toBeHidden();
    await trap.evaluate(
      (field) => field instanceof HTMLInputElement && Object.assign(field, { value: 'https://spam.example' }),
    );
    await submit(page).click();
    await expect(arrived(page)).toBeVisible();
    expect(await site.leads()).toMatchObject([{ state: 'quarantined', suspicion: 'honeypot' }]);
  });
});
