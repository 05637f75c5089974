import type { ContactMessage } from '../../../contracts/contact.ts';

const key = 'messages:contact';

/** The messages, where the visitor or the browser does not let them be stored: until the page is left. */
let unstored: readonly ContactMessage[] | undefined;

/** Messages that an email client was asked to open and that were not brought back, the next to come back first; in this tab alone (decision 27). */
export function readKept(): readonly ContactMessage[] {
  if (unstored) return unstored;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** Keeps them, through visits to other pages too. */
export function writeKept(messages: readonly ContactMessage[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(messages));
    unstored = undefined;
  } catch {
    unstored = messages;
  }
}

/** Whether two are one, though read at different times. */
export function isSame(one: ContactMessage, other: ContactMessage): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
