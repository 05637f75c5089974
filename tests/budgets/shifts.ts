import type { Page } from '@playwright/test';

/**
 * Adds up what moves by itself on each page that is opened from now on, and answers how to ask for it. It counts from the
 * second frame of a page that was read to its end: a busy machine paints a page in pieces, as it reads it.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    const count = () =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
        }
        Object.assign(globalThis, { shift });
      }).observe({ type: 'layout-shift' });
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(count)));
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'shift') ?? 0));
}
