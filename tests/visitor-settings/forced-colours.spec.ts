import { expect, type Locator, test } from '@playwright/test';

test.use({ forcedColors: 'active' });

/** Whether an element is set off from what surrounds it by a line, all that forced colours leave. */
const hasEdge = (element: Locator) =>
  element.evaluate((node) => {
    const { borderBottomWidth, borderBottomStyle, borderBottomColor, backgroundColor } = getComputedStyle(node);
    const isVisible = borderBottomColor !== backgroundColor && !/^rgba.*, 0\)$/.test(borderBottomColor);
    return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1 && isVisible;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a ${colorScheme} ground the dialog, its buttons and the fields of both forms have edges, what is chosen looks different, and a drawing keeps to the ground`, async ({
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

    await page.goto('/contact');
    for (const field of await page.getByRole('main').getByRole('textbox').all())
      expect(await hasEdge(field)).toBe(true);

    await page.goto('/gateway-services');
    const grounds = await page
      .locator('html, .night')
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).getPropertyValue('--color-outline')),
      );
    expect(grounds[1]).toBe(grounds[0]);
  });
}
