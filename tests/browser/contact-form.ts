import { expect, type Page } from '@playwright/test';

export const typed = {
  'Full name': 'Ada O’Neill & Søn',
  Email: 'ada@mill.example',
  Phone: '+1 801 555 0100',
  Company: '50% Looms #1',
  Message: 'We sell looms.\nTwo a month, = large tickets?\n\n織機 👩‍🏭',
} as const;

const formOf = (page: Page) => page.getByRole('form', { name: 'Contact form' });
export const field = (page: Page, name: string) => formOf(page).getByRole('textbox', { name });
export const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send message' });
export const toast = (page: Page) => page.getByRole('status');

export async function type(page: Page, values: Readonly<Record<string, string>> = typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export async function expectFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue(values[name] ?? '');
}

/** Keeps the machine’s own mail client shut, and answers the addresses it would have been given. */
export async function mailClient(page: Page): Promise<readonly string[]> {
  const addresses: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('mailto:')) addresses.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href.startsWith('mailto:')) return;
      event.preventDefault();
      console.info(link.href);
    });
  });
  return addresses;
}
