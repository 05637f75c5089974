import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const all = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Off unless asked for: contrast of 7 : 1, and links of one name that lead to one place. */
const rules = {
  'color-contrast': { enabled: false },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
};

/** By itself, axe leaves text below 4.5 : 1 to the rule for that, which is off. */
const contrast = { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } };

/** What axe objects to on the page as it stands, by all rules or by one, in a form that says where. */
export async function violations(page: Page, { only }: { readonly only?: string } = {}): Promise<readonly string[]> {
  const options = {
    runOnly: only ? [only] : all,
    ...(!only && { rules }),
    checks: { 'color-contrast-enhanced': { options: contrast } },
  };
  const found = await new AxeBuilder({ page })
    // No frames, so no second page to gather the results of frames in.
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
