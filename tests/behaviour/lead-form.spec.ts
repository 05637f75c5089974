import { expect, type Page, test } from '@playwright/test';
import { alive, dialog, fill, opener } from './lead-form.ts';
import { anyScript, awake, holdBack } from './page-script.ts';

const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit' });
const service = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name });

/** Notes what the page logs from now on, as it was given, and answers how to ask for it. */
async function logged(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(globalThis, { calls });
    console.log = (...given) => calls.push(given);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'calls'));
}

test('the form stays open, and says why, while something that it needs is missing', async ({ page }) => {
  await page.goto('/solutions');
  await opener(page).click();
  const services = dialog(page).getByRole('group', { name: /Services/ });
  const complaint = dialog(page).getByRole('alert');
  await fill(page);
  await expect(services.getByText('Please select at least one service')).toBeVisible();
  await submit(page).click();
  await expect(complaint).toHaveText('Please select at least one service');
  await expect(services).toBeFocused();
  await page.keyboard.press('Escape');

  // This button ticks a service, which takes the complaint away.
  await page.getByRole('button', { name: 'Stay Updated' }).first().click();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(services.getByText('Please select at least one service')).toBeHidden();
  await expect(complaint).toHaveText('');

  for (const [name, wrong, right, said] of [
    ['Name', '   ', 'Ada Ortiz', 'Please enter your name'],
    ['Name', '\u3164\u200b', 'Ada Ortiz', 'Please enter your name'],
    ['Email', 'nobody', 'ada@bakery.example', 'Please enter your full email address'],
  ] as const) {
    const field = dialog(page).getByLabel(name);
    const message = dialog(page).getByText(said);
    // Driven from outside, Firefox adds to what stands in a field.
    await field.clear();
    await field.fill(wrong);
    await submit(page).click();
    await expect(field).toBeFocused();
    await expect(message).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    await field.clear();
    await field.fill(right);
    await expect(message).toBeHidden();
  }
  await submit(page).click();
  await expect(dialog(page)).toBeHidden();
});

test('a submit of nothing says under each field what is missing, with title and buttons in view on a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await opener(page).click();
  await expect(alive(page)).toBeVisible();
  await submit(page).click();
  for (const said of ['enter your name', 'enter your full email address', 'choose a size', 'choose a position']) {
    await expect(dialog(page).getByText(`Please ${said}`)).toBeVisible();
  }
  await expect(dialog(page).getByRole('alert')).toHaveText('Please select at least one service');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await dialog(page).getByLabel('Notes').focus();
  await expect(dialog(page).getByRole('heading')).toBeInViewport();
  await expect(submit(page)).toBeInViewport();
});

test('a lead is one object in the console and nothing on the network; its values stay, here and on the next page', async ({
  page,
}) => {
  const calls = await logged(page);
  await page.goto('/');
  await awake(page);
  await opener(page).click();
  await fill(page);
  await service(page, 'Point of Sale Systems').check();
  await service(page, 'Credit Card Processing').check();
  await dialog(page).getByLabel('Notes').fill('Two counters.\nOne van.');
  await expect(alive(page)).toBeVisible();
  // What the closed dialog leaves under the mouse would come alive, and ask for its script.
  await page.mouse.move(3, 3);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await submit(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(await calls()).toEqual([
    [
      {
        name: 'Ada Ortiz',
        email: 'ada@bakery.example',
        companySize: 'small',
        position: 'owner',
        services: ['Credit Card Processing', 'Point of Sale Systems'],
        notes: 'Two counters.\nOne van.',
      },
    ],
  ]);
  expect(sent).toEqual([]);

  await opener(page).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Ada Ortiz');
  await page.goto('/about');
  await opener(page).click();
  await expect(dialog(page).getByLabel('Email')).toHaveValue('ada@bakery.example');
  await expect(dialog(page).getByLabel('Your position')).toHaveValue('owner');
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Two counters.\nOne van.');
  await expect(service(page, 'Point of Sale Systems')).toBeChecked();
});

test('what was typed and submitted before any script came is done once it has', async ({ page }) => {
  const calls = await logged(page);
  const release = await holdBack(page, anyScript);
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).click();
  await fill(page);
  await service(page, 'Mobile Payment Processing').check();
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await calls()).toEqual([]);
  release();
  await expect(dialog(page)).toBeHidden();
  expect(await calls()).toMatchObject([[{ name: 'Ada Ortiz', services: ['Mobile Payment Processing'] }]]);
});

test('a submit that was cancelled before the form is alive is not done', async ({ page }) => {
  const calls = await logged(page);
  const release = await holdBack(page, /LeadForm/);
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).click();
  await fill(page);
  await service(page, 'Point of Sale Systems').check();
  await submit(page).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  release();
  await opener(page).click();
  await expect(alive(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Ada Ortiz');
  expect(await calls()).toEqual([]);
});

test('a button that names a service has it ticked, though it was clicked before any script came', async ({ page }) => {
  const release = await holdBack(page, anyScript);
  await page.goto('/solutions', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Stay Updated' }).first().click();
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('when its script cannot come, the dialog shows the way that needs none', async ({ page }) => {
  await page.route(/LeadForm/, (route) => route.abort());
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page).getByRole('link', { name: /contact page/ })).toBeVisible();
});
