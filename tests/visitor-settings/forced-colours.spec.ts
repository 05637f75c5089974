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
  test.describe(`on a ${colorScheme} ground`, () => {
    test.use({ colorScheme });

    test('the dialog, its fields and its buttons have edges, and a choice shows that it opens', async ({ page }) => {
      await page.goto('/');
      const opener = page.getByRole('banner').getByRole('button', { name: 'Get Started' });
      expect(await hasEdge(opener)).toBe(true);
      await opener.click();
      const dialog = page.getByRole('dialog');
      expect(await hasEdge(dialog)).toBe(true);
      for (const name of ['Cancel', 'Submit']) expect(await hasEdge(dialog.getByRole('button', { name }))).toBe(true);
      for (const field of await dialog.getByRole('textbox').or(dialog.getByRole('combobox')).all()) {
        expect(await hasEdge(field)).toBe(true);
      }
      // Gradients are taken away, and the arrow drawn with them.
      for (const choice of await dialog.getByRole('combobox').all())
        await expect(choice).toHaveCSS('appearance', 'auto');
    });

    test('what is chosen looks different from what is not', async ({ page }) => {
      await page.goto('/payment-solutions');
      const option = (name: string) => page.getByRole('main').locator('label').filter({ hasText: name });
      const borderOf = (name: string) => option(name).evaluate((label) => getComputedStyle(label).borderTopStyle);
      await page.getByRole('radio', { name: 'Europe' }).check();
      expect(await borderOf('Europe')).not.toBe(await borderOf('Canada'));
    });

    test('a drawing in a deep section keeps to the ground that is forced', async ({ page }) => {
      await page.goto('/gateway-services');
      const [ofPage, ofSection] = await page
        .locator('html, .night')
        .evaluateAll((elements) =>
          elements.map((element) => getComputedStyle(element).getPropertyValue('--color-outline')),
        );
      expect(ofSection).toBe(ofPage);
    });
  });
}
