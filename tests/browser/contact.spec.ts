import { expect, type Page, test } from '@playwright/test';
import { brand } from '../../src/brand.ts';
import { awake } from './awake.ts';
import { holdBack } from './hold-back.ts';

const typed = {
  'Full name': 'Ada O’Neill & Søn',
  Email: 'ada@mill.example',
  Phone: '+1 801 555 0100',
  Company: '50% Looms #1',
  Message: 'We sell looms.\nTwo a month, = large tickets?\n\n織機 👩‍🏭',
} as const;

const formOf = (page: Page) => page.getByRole('form', { name: 'Contact form' });
const field = (page: Page, name: string) => formOf(page).getByRole('textbox', { name });
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send message' });
const toast = (page: Page) => page.getByRole('status');

async function type(page: Page, values: Readonly<Record<string, string>> = typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue(values[name] ?? '');
}

/** Keeps the machine’s own mail client shut, and answers the addresses it would have been given. */
async function mailClient(page: Page): Promise<readonly string[]> {
  const addresses: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('mailto:')) addresses.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href.startsWith('mailto:')) return;
      event.preventDefault();
      console.info(link.href);
    });
  });
  return addresses;
}

test.describe('sending a message', () => {
  test('opens an email to sales with every field on a line of its own', async ({ page }) => {
    const opened = await mailClient(page);
    await page.goto('/contact');
    await type(page);
    await send(page).click();
    await expect(toast(page)).toHaveText('Opening email client...');
    await expect.poll(() => opened.length).toBe(1);

    const address = new URL(opened[0] ?? '');
    expect(address.pathname).toBe(brand.mailboxes.sales);
    expect(address.searchParams.get('subject')).toBe(`Contact Form Submission from ${typed['Full name']}`);
    expect(address.searchParams.get('body')?.split('\r\n')).toEqual([
      `Name: ${typed['Full name']}`,
      `Email: ${typed.Email}`,
      `Phone: ${typed.Phone}`,
      `Company: ${typed.Company}`,
      ...`Message: ${typed.Message}`.split('\n'),
    ]);
  });

  test('clears the fields, and the draft with them', async ({ page }) => {
    await mailClient(page);
    await page.goto('/contact');
    await type(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    await expectFields(page, {});
    await page.reload();
    await expectFields(page, {});
  });

  test('needs neither phone nor company', async ({ page }) => {
    const opened = await mailClient(page);
    await page.goto('/contact');
    await type(page, { 'Full name': 'Ada', Email: 'ada@mill.example', Message: 'Hello' });
    await send(page).click();
    await expect.poll(() => opened.length).toBe(1);
  });

  test('works by keyboard alone', async ({ page }) => {
    const opened = await mailClient(page);
    await page.goto('/contact');
    await field(page, 'Full name').focus();
    for (const value of Object.values(typed)) {
      await page.keyboard.insertText(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => opened.length).toBe(1);
  });

  test('sends nothing over the network', async ({ page, baseURL }) => {
    await mailClient(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') || request.method() !== 'GET') elsewhere.push(request.url());
    });
    await page.goto('/contact');
    await type(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
});

test.describe('after sending', () => {
  test.beforeEach(async ({ page }) => {
    await mailClient(page);
    await page.goto('/contact');
    await type(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
  });

  test('Restore brings every field back, for this page and the next', async ({ page }) => {
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectFields(page, typed);
    await expect(toast(page)).toBeHidden();
    await page.reload();
    await expectFields(page, typed);
  });

  test('Copy message copies all of it', async ({ page, context, browserName }) => {
    // Chromium's build for tests asks for what a click of a visitor allows.
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy message' }).click();
    await expect(toast(page)).not.toHaveText('Opening email client...');
    await field(page, 'Message').focus();
    await page.keyboard.press('ControlOrMeta+V');
    for (const value of [brand.mailboxes.sales, ...Object.values(typed)]) {
      await expect(field(page, 'Message')).toHaveValue(new RegExp(RegExp.escape(value)));
    }
  });

  test('a message waits through a visit to another page, and so does the one before it', async ({ page }) => {
    await type(page, { ...typed, Message: 'And another thing' });
    await send(page).click();
    await expect(field(page, 'Message')).toHaveValue('');
    await page.goto('/about');
    await page.goto('/contact');
    await field(page, 'Full name').focus();
    const again = page.getByRole('button', { name: 'Bring my message back' });
    await again.click();
    await expectFields(page, { ...typed, Message: 'And another thing' });
    await again.click();
    await expectFields(page, typed);
  });

  test('the toast covers neither the way back nor the focus, and closes on Escape', async ({ page }) => {
    const again = page.getByRole('button', { name: 'Bring my message back' });
    await expect
      .poll(async () => {
        const [button, words] = await Promise.all([again.boundingBox(), toast(page).boundingBox()]);
        return button && words && (button.y + button.height <= words.y || button.x >= words.x + words.width);
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
  });

  test('dismissing the toast gives the focus back', async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(send(page)).toBeFocused();
  });

  test('a dismissed toast does not take the message with it', async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toBeHidden();
    await page.getByRole('button', { name: 'Bring my message back' }).click();
    await expectFields(page, typed);
  });

  test('what was typed since is not lost by restoring', async ({ page }) => {
    await field(page, 'Message').fill('A second thought');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectFields(page, typed);
    await page.getByRole('button', { name: 'Bring my message back' }).click();
    await expect(field(page, 'Message')).toHaveValue('A second thought');
  });
});

test.describe('a message that cannot be sent', () => {
  const complete = { 'Full name': 'Ada', Email: 'ada@mill.example', Message: 'Hello' };

  for (const [name, value] of [
    ['Full name', ''],
    ['Full name', '   '],
    ['Email', ''],
    ['Email', 'ada at mill'],
    ['Message', ''],
    ['Message', ' \n '],
  ] as const) {
    test(`stays, with the caret in ${name}, when that is “${value.replace('\n', '↵')}”`, async ({ page }) => {
      const opened = await mailClient(page);
      await page.goto('/contact');
      await type(page, { ...complete, [name]: value });
      await send(page).click();
      await expect(field(page, name)).toBeFocused();
      await expectFields(page, { ...complete, [name]: value });
      await expect(toast(page)).toBeHidden();
      expect(opened).toEqual([]);

      // Filling adds to what stands in a field when Firefox is driven from outside.
      await field(page, name).evaluate((element) => {
        if ('value' in element) element.value = '';
      });
      await field(page, name).fill(complete[name]);
      await send(page).click();
      await expect.poll(() => opened.length).toBe(1);
    });
  }

  test('is never longer than the bounds', async ({ page }) => {
    await page.goto('/contact');
    for (const [name, bound] of [
      ['Full name', 100],
      ['Email', 254],
      ['Phone', 32],
      ['Company', 120],
      ['Message', 5000],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute('maxlength', String(bound));
    }
  });
});

test.describe('before the script has come', () => {
  test('a message sent too early is sent when it has', async ({ page }) => {
    const opened = await mailClient(page);
    const release = await holdBack(page, /ContactForm.*\.js/);
    await page.goto('/contact');
    await type(page);
    await send(page).click();
    expect(opened).toEqual([]);
    release();
    await expect.poll(() => opened.length).toBe(1);
    await expectFields(page, {});
  });

  test('a draft waits through a visit to another page', async ({ page }) => {
    await page.goto('/contact');
    await awake(page);
    await type(page);
    await page.goto('/');
    await page.goto('/contact');
    await expectFields(page, typed);
  });

  test('what was typed before the script came is in the draft too', async ({ page }) => {
    const release = await holdBack(page, /_astro\/page\..*\.js/);
    await page.goto('/contact', { waitUntil: 'commit' });
    await type(page);
    release();
    await awake(page);
    await page.goto('/');
    await page.goto('/contact');
    await expectFields(page, typed);
  });
});

test('the addresses of sales and support open an email to them', async ({ page }) => {
  await page.goto('/contact');
  for (const mailbox of Object.values(brand.mailboxes)) {
    await expect(page.getByRole('main').getByRole('link', { name: mailbox })).toHaveAttribute(
      'href',
      `mailto:${mailbox}`,
    );
  }
});

test('five questions, one answer open at a time, and none if the visitor likes', async ({ page }) => {
  await page.goto('/contact');
  const entries = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(entries).toHaveCount(5);
  const open = () => entries.evaluateAll((all) => all.map((entry) => entry.hasAttribute('open')));
  const title = (index: number) => entries.nth(index).getByRole('heading');
  await title(0).click();
  await title(3).click();
  expect(await open()).toEqual([false, false, false, true, false]);
  await title(3).click();
  expect(await open()).toEqual([false, false, false, false, false]);
});
