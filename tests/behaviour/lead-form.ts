import type { Page } from '@playwright/test';

export const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Get Started' });
/** The lead dialog. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Let’s Connect' });
/** The form, once its own script works it. */
export const alive = (page: Page) => dialog(page).locator('form:not([data-pending])');

/** Fills in what is required of the open dialog, but for the services. */
export async function fill(page: Page): Promise<void> {
  const form = dialog(page);
  await form.getByLabel('Name').fill('Ada Ortiz');
  await form.getByLabel('Email').fill('ada@bakery.example');
  await form.getByLabel('Company size').selectOption('small');
  await form.getByLabel('Your position').selectOption('owner');
}
