import { type RefObject, useEffect, useState } from 'react';
import type { ContactMessage } from '../../../contracts/contact.ts';
import { orInMemory, tabStore } from '../../lib/storage.ts';
import { fillMessage, isBlank, readMessage } from './message-fields.ts';

export interface KeptMessages {
  /** The one that comes back next. */
  readonly latest: ContactMessage | undefined;
  readonly keep: (message: ContactMessage) => void;
  /** Puts a kept message into the form; what was typed there since is kept in its place. */
  readonly bringBack: (message: ContactMessage) => void;
}

// Through visits to other pages too, in this tab alone.
const store = orInMemory(tabStore);
const name = 'messages:contact';

function readKept(): readonly ContactMessage[] {
  const kept = store.read(name);
  return Array.isArray(kept) ? kept : [];
}

/** Whether two are one, though read at different times. */
const isSame = (one: ContactMessage, other: ContactMessage) => JSON.stringify(one) === JSON.stringify(other);

/** What an email client was asked to open and that was not brought back, since nobody may have answered. */
export function useKeptMessages(form: RefObject<HTMLFormElement | null>): KeptMessages {
  const [kept, setKept] = useState<readonly ContactMessage[]>([]);
  useEffect(() => {
    const read = () => setKept(readKept());
    read();
    // A page that comes back from memory knows nothing of the pages since.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);

  function write(messages: readonly ContactMessage[]): void {
    setKept(messages);
    store.write(name, messages);
  }

  function bringBack(message: ContactMessage): void {
    if (!form.current) return;
    const typedSince = readMessage(form.current);
    fillMessage(form.current, message);
    const others = readKept().filter((other) => !isSame(other, message));
    write(isBlank(typedSince) ? others : [...others, typedSince]);
    form.current.querySelector('textarea')?.focus();
  }

  return { latest: kept[0], keep: (message) => write([message, ...readKept()]), bringBack };
}
