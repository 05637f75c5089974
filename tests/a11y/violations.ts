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

/** As axe measures contrast of 7 : 1 by itself, but that text below 4.5 : 1, which it leaves to the other rule, is said as well. */
const contrast = {
  ...{ ignoreUnicode: true, pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.1, textStrokeEmMin: 0.03 },
  ...{ boldValue: 700, boldTextPt: 14, largeTextPt: 18 },
  contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
};

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
