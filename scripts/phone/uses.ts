import { routes } from '../../src/routes.ts';
import type { BarePage } from './bare-browser.ts';

interface Use {
  readonly name: string;
  readonly path: string;
  readonly act: (page: BarePage) => Promise<void>;
}

const opener = 'header [commandfor="lead-dialog"]';

/** A moment in which a visitor sees where a scroll has ended, in milliseconds. */
const glance = 1000;

/** Taps the middle of what this selector finds, as soon as it is seen, scrolled to where need be. */
async function tap(page: BarePage, selector: string): Promise<void> {
  const at = await page.evaluate(
    async (selector, glance) => {
      for (let looks = 0; looks < 500; looks += 1) {
        const found = document.querySelector(selector);
        const box = found?.getBoundingClientRect();
        if (box && box.width > 0 && box.bottom < innerHeight)
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((next) => setTimeout(next, box && box.width > 0 ? glance : 16));
      }
      throw new Error(`Nothing to tap: ${selector}`);
    },
    selector,
    glance,
  );
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function type(page: BarePage, key: string): Promise<void> {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}

/** What a visitor does first, each on a page just opened. */
export const uses: readonly Use[] = [
  { name: 'opens the dialog', path: routes.home, act: (page) => tap(page, opener) },
  {
    name: 'opens the dialog and types a letter',
    path: routes.home,
    async act(page) {
      await tap(page, opener);
      await tap(page, '#lead-name');
      await type(page, 'A');
    },
  },
  { name: 'opens the menu', path: routes.home, act: (page) => tap(page, '[aria-label="Menu"]') },
  {
    name: 'goes to the next slide',
    path: '/merchant-services',
    act: (page) => tap(page, '[aria-label="Next slides"]'),
  },
  {
    name: 'changes the receipt',
    path: routes.home,
    async act(page) {
      await tap(page, '#own-sales');
      await type(page, '9');
    },
  },
];
