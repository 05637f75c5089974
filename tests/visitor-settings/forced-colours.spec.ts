import { expect, type Locator, test } from '@playwright/test';

test.use({ forcedColors: 'active' });

/** Whether an element is set off from what surrounds it by a line, all that forced colours leave. */
const hasEdge = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(node);
    const isVisible = borderTopColor !== backgroundColor && !/^rgba.*, 0\)$/.test(borderTopColor);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && isVisible;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a ${colorScheme} ground the dialog, its fields and its buttons have edges, what is chosen looks different, and a drawing keeps to the ground`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/payment-solutions');
    const option = (name: string) => page.getByRole('main').locator('label').filter({ hasText: name });
    const borderOf = (name: string) => option(name).evaluate((label) => getComputedStyle(label).borderTopStyle);
    await page.getByRole('radio', { name: 'Europe' }).check();
    expect(await borderOf('Europe')).not.toBe(await borderOf('Canada'));

    const opener = page.getByRole('banner').getByRole('button', { name: 'Get Started' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    const buttons = ['Cancel', 'Submit'].map((name) => dialog.getByRole('button', { name }));
    const fields = await dialog.getByRole('textbox').or(dialog.getByRole('combobox')).all();
    for (const part of [opener, dialog, ...buttons, ...fields]) expect(await hasEdge(part)).toBe(true);
    // Gradients are taken away, and the arrow drawn with them.
    for (const choice of await dialog.getByRole('combobox').all()) await expect(choice).toHaveCSS('appearance', 'auto');

    await page.goto('/gateway-services');
    const grounds = await page
      .locator('html, .night')
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).getPropertyValue('--color-outline')),
      );
    expect(grounds[1]).toBe(grounds[0]);
  });
}
