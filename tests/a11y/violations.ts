import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to on the page as it stands, by all rules or by one, in a form that says where. */
export async function violations(page: Page, { only }: { readonly only?: string } = {}): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page })
    // No frames, so no second page to gather the results of frames in.
    .setLegacyMode()
    .options({ runOnly: only ? [only] : all, resultTypes: ['violations'] })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
