import { expect, test } from '@playwright/test';
import { brand } from '../../src/brand.ts';
import { awake } from './awake.ts';
import { expectFields, field, mailClient, send, toast, type, typed } from './contact-form.ts';
import { holdBack } from './hold-back.ts';

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

  test('is sent once there are words again, though blanks were refused before', async ({ page }) => {
    const opened = await mailClient(page);
    await page.goto('/contact');
    await type(page);
    await send(page).click();
    await expect.poll(() => opened.length).toBe(1);
    await type(page, { ...typed, Message: '   ' });
    await send(page).click();
    await page.getByRole('button', { name: 'Bring my message back' }).click();
    await send(page).click();
    await expect.poll(() => opened.length).toBe(2);
  });

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

test('a page that comes back from memory has the draft of the pages since', async ({ page }) => {
  await page.goto('/contact');
  await awake(page);
  await type(page);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      const draft = new URLSearchParams(JSON.parse(sessionStorage.getItem(key) ?? ''));
      if (!draft.has('message')) continue;
      draft.set('message', 'Written on a later page');
      sessionStorage.setItem(key, JSON.stringify(`${draft}`));
    }
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFields(page, { ...typed, Message: 'Written on a later page' });
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
