import { savingsId } from './savings.ts';

/**
 * Hands numbers to the savings calculator of this very page, if it has one, as a link to it would: the address changes, but
 * nothing else that was typed is lost. Answers whether it did.
 */
export function openSavings(query: string): boolean {
  const sheet = document.getElementById(savingsId);
  if (!sheet) return false;
  history.pushState(null, '', `?${query}#${savingsId}`);
  // The focus loads the calculator, which reads the address at its start; one at work hears of it.
  sheet.querySelector('input')?.focus({ preventScroll: true });
  dispatchEvent(new PopStateEvent('popstate'));
  sheet.scrollIntoView();
  return true;
}
