import type { Page, Request } from '@playwright/test';
import { dialog, fill as fillRequired, opener } from '../behaviour/lead-form.ts';

/** The button that sends, whatever it is called at the moment. */
export const submit = (page: Page) => dialog(page).getByRole('button', { name: /^(Submit|Try again)$/ });
/** The toast that is only shown once a lead has arrived. */
export const arrived = (page: Page) => page.getByRole('status').filter({ hasText: 'Your details have arrived' });

/** Opens the dialog and fills in what is required. */
export async function fill(page: Page, notes = '') {
  await opener(page).click();
  await fillRequired(page);
  const form = dialog(page);
  await form.getByRole('checkbox', { name: 'Point of Sale Systems' }).check();
  await form.getByLabel('Notes').fill(notes);
}

/** Every lead that the page sends from now on. */
export function posts(page: Page): readonly Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request));
  return sent;
}
