import type { JSHandle, Page } from '@playwright/test';

/** Resolves once the page's own script has run, which sleeps until the first paint (shell/held-events.inline.ts). */
export const awake = (page: Page): Promise<JSHandle> => page.waitForFunction(() => customElements.get('astro-island'));
