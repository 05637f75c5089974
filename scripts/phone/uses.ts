import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';

/** Without what the test's library has the page do while it is tapped, to see that nothing lies above, which would be timed too. */
const unwatched = { force: true } as const;

const openDialog = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Get Started' }).tap(unwatched);

interface Use {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

/** What a visitor does first, each on a page just opened. */
export const uses: readonly Use[] = [
  { name: 'opens the dialog', path: routes.home, act: openDialog },
  {
    name: 'opens the dialog and types a letter',
    path: routes.home,
    async act(page) {
      await openDialog(page);
      await page.getByRole('dialog').getByLabel('Name').press('A');
    },
  },
  {
    name: 'opens the menu',
    path: routes.home,
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(unwatched),
  },
  {
    name: 'goes to the next slide',
    path: '/merchant-services',
    act: (page) => page.getByRole('button', { name: 'Next slides' }).first().tap(unwatched),
  },
  {
    name: 'changes the receipt',
    path: routes.home,
    act: (page) => page.getByRole('textbox', { name: 'Card sales a month' }).press('9'),
  },
];
