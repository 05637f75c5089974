import { expect, type Page, test } from '@playwright/test';
import { brand } from '../../src/brand.ts';
import { mailClient } from './mail-client.ts';
import { anyScript, awake, holdBack } from './page-script.ts';

const typed = {
  'Full name': 'Ada O’Neill & Søn',
  Email: 'ada@mill.example',
  Phone: '+1 801 555 0100',
  Company: '50% Looms #1',
  Message: 'We sell looms.\nTwo a month, = large tickets?\n\n織機 👩‍🏭',
} as const;

const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' });
const again = (page: Page) => page.getByRole('button', { name: 'Bring my message back' });
const toast = (page: Page) => page.getByRole('status');

async function type(page: Page, values: Readonly<Record<string, string>> = typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue(values[name] ?? '');
}

/** Opens the page and sends the message. */
async function sendTyped(page: Page): Promise<void> {
  await mailClient(page);
  await page.goto('/contact');
  await type(page);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
}

test('a message written by keyboard alone opens an email to sales with all of it; the form and its draft are cleared', async ({
  page,
  baseURL,
}) => {
  const opened = await mailClient(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') || request.method() !== 'GET') elsewhere.push(request.url());
  });
  await page.goto('/contact');
  await field(page, 'Full name').focus();
  for (const value of Object.values(typed)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveText('Opening email client...');
  await expect.poll(() => opened.length).toBe(1);

  const address = new URL(opened[0] ?? '');
  expect(address.pathname).toBe(brand.mailboxes.sales);
  for (const value of Object.values(typed)) {
    expect(address.searchParams.get('body')).toContain(value.replaceAll('\n', '\r\n'));
  }
  expect(elsewhere, 'sent over the network').toEqual([]);
  await expectFields(page, {});
  await page.reload();
  await expectFields(page, {});
});

test('a message that cannot be sent stays, with the caret where something is wrong, until it can', async ({ page }) => {
  const opened = await mailClient(page);
  const complete = { 'Full name': 'Ada', Email: 'ada@mill.example', Message: 'Hello' };
  await page.goto('/contact');
  // Nothing is called wrong before it was sent, by whatever reads the page out.
  await expect(form(page)).toHaveAttribute('aria-invalid', 'false');
  for (const name of Object.keys(complete)) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false');
    await expect(field(page, name)).toHaveAccessibleDescription('');
  }
  await type(page, complete);
  // Until it is alive the browser says in a bubble of its own what is wrong.
  await expect(form(page)).not.toHaveAttribute('data-pending');
  for (const [name, wrong] of [
    ['Full name', '   '],
    ['Email', 'ada at mill'],
    ['Message', ' \n '],
  ] as const) {
    // Driven from outside, Firefox adds to what stands in a field.
    await field(page, name).clear();
    await field(page, name).fill(wrong);
    await send(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(/^Please /);
    await expectFields(page, { ...complete, [name]: wrong });
    await expect(toast(page)).toBeHidden();
    await field(page, name).clear();
    await field(page, name).fill(complete[name]);
  }
  expect(opened).toEqual([]);
  await send(page).click();
  await expect.poll(() => opened.length).toBe(1);

  // What was refused before does not stand in the way of a message brought back.
  await type(page, { ...complete, Message: '   ' });
  await send(page).click();
  await expect(field(page, 'Message')).toBeFocused();
  await again(page).click();
  await send(page).click();
  await expect.poll(() => opened.length).toBe(2);
});

test('an empty message sent at once, before the form is alive, is refused in the words of the page', async ({
  page,
}) => {
  const release = await holdBack(page, anyScript);
  await page.goto('/contact', { waitUntil: 'commit' });
  await send(page).click();
  release();
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription(/^Please /);
});

test('what was sent waits through a visit to another page, and so does what was sent before; Restore brings it back and keeps what was typed since', async ({
  page,
}) => {
  await sendTyped(page);
  await field(page, 'Message').fill('A second thought');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectFields(page, typed);
  await expect(toast(page)).toBeHidden();
  await again(page).click();
  await expect(field(page, 'Message')).toHaveValue('A second thought');

  await type(page, { ...typed, Message: 'And another thing' });
  await send(page).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await page.goto('/about');
  await page.goto('/contact');
  await field(page, 'Full name').focus();
  await again(page).click();
  await expectFields(page, { ...typed, Message: 'And another thing' });
  await again(page).click();
  await expectFields(page, typed);
});

test('the toast copies all of the message, covers neither the way back nor the focus, and closes by its button and on Escape', async ({
  page,
  context,
  browserName,
}) => {
  await sendTyped(page);
  await expect
    .poll(async () => {
      const [button, words] = await Promise.all([again(page).boundingBox(), toast(page).boundingBox()]);
      return button && words && (button.y + button.height <= words.y || button.x >= words.x + words.width);
    })
    .toBe(true);
  // Chromium's build for tests asks for what a click of a visitor allows.
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(toast(page)).not.toHaveText('Opening email client...');
  await field(page, 'Message').focus();
  await page.keyboard.press('ControlOrMeta+V');
  for (const value of [brand.mailboxes.sales, ...Object.values(typed)]) {
    await expect(field(page, 'Message')).toHaveValue(new RegExp(RegExp.escape(value)));
  }
  await page.keyboard.press('Escape');
  await expect(toast(page)).toBeHidden();

  await again(page).click();
  await send(page).click();
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toast(page)).toBeHidden();
  await expect(send(page)).toBeFocused();
  await again(page).click();
  await expectFields(page, typed);
});

test('a draft waits through a visit to another page, also of what was typed before any script came; sent before its script came, it is sent when it has', async ({
  page,
}) => {
  const opened = await mailClient(page);
  const { Message, ...early } = typed;
  const release = await holdBack(page, anyScript);
  await page.goto('/contact', { waitUntil: 'commit' });
  await type(page, early);
  release();
  await awake(page);
  await field(page, 'Message').fill(Message);
  // Firefox, driven from outside, may lose its way to the next page where this one is still loading.
  await page.waitForLoadState();
  await page.goto('/about');
  const releaseForm = await holdBack(page, /ContactForm.*\.js/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expectFields(page, typed);

  // A page that comes back from memory shows what stood in it, and has the draft of the pages since.
  await field(page, 'Message').fill('Written on a later page');
  await field(page, 'Message').evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) element.value = 'Written before';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFields(page, { ...typed, Message: 'Written on a later page' });

  await send(page).click();
  expect(opened).toEqual([]);
  releaseForm();
  await expect.poll(() => opened.length).toBe(1);
  await expectFields(page, {});
});
