import type { ContactMessage } from '../../../contracts/contact.ts';

const key = 'messages:contact';

let kept: readonly ContactMessage[] | undefined;

/** Messages that an email client was asked to open and that were not brought back, the latest first; in this tab alone (decision 27). */
export function readKept(): readonly ContactMessage[] {
  kept ??= readStored();
  return kept;
}

/** Keeps them, through visits to other pages too; where the visitor has forbidden storage, until the page is left. */
export function writeKept(messages: readonly ContactMessage[]): void {
  kept = messages;
  try {
    sessionStorage.setItem(key, JSON.stringify(messages));
  } catch {}
}

function readStored(): readonly ContactMessage[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}
