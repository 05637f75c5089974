import type { ContactMessage } from '../../../contracts/contact.ts';

const key = 'messages:contact';

/** Where the visitor has forbidden storage: until the page is left. */
let fallback: readonly ContactMessage[] = [];

/** Messages that an email client was asked to open and that were not brought back, the next to come back first; in this tab alone (decision 27). */
export function readKept(): readonly ContactMessage[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return fallback;
  }
}

/** Keeps them, through visits to other pages too. */
export function writeKept(messages: readonly ContactMessage[]): void {
  fallback = messages;
  try {
    sessionStorage.setItem(key, JSON.stringify(messages));
  } catch {}
}

/** Whether two are one, though read at different times. */
export function isSame(one: ContactMessage, other: ContactMessage): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
