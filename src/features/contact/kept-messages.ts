import type { ContactMessage } from '../../../contracts/contact.ts';
import { orInMemory, tabStore } from '../../lib/storage.ts';

const store = orInMemory(tabStore);
const name = 'messages:contact';

/** Messages that an email client was asked to open and that were not brought back, the next to come back first; in this tab alone (decision 27). */
export function readKept(): readonly ContactMessage[] {
  const kept = store.read(name);
  return Array.isArray(kept) ? kept : [];
}

/** Keeps them, through visits to other pages too. */
export function writeKept(messages: readonly ContactMessage[]): void {
  store.write(name, messages);
}

/** Whether two are one, though read at different times. */
export function isSame(one: ContactMessage, other: ContactMessage): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
