import { orInMemory, tabStore } from '../../lib/storage.ts';

/** The visitor's lead on its way: from the moment the dialog first opens until it has arrived. */
export interface Attempt {
  /** Makes whatever is sent more than once one lead. */
  readonly key: string;
  /** When the dialog first opened, in Unix milliseconds. */
  readonly openedAt: number;
  /** What was sent under the key, once it was: other words are another lead, since the first may have arrived. */
  readonly sent?: string;
}

/** Beside the draft of the form, and like it only in this tab. */
const store = orInMemory(tabStore);
const name = 'attempt:lead';

/** The attempt of this tab; the first call begins it. Read anew each time: a page may have come back from memory. */
export function currentAttempt(): Attempt {
  return keep(kept() ?? { key: newKey(), openedAt: Date.now() });
}

/** The attempt under which these words go out: another one, if other words went out before. */
export function attemptFor(words: string): Attempt {
  const attempt = currentAttempt();
  const isOther = attempt.sent !== undefined && attempt.sent !== words;
  return keep({ ...attempt, sent: words, ...(isOther && { key: newKey() }) });
}

/** The lead has arrived, or is not to be sent: the next one is another. */
export function endAttempt(): void {
  store.remove(name);
}

function kept(): Attempt | undefined {
  const value = store.read(name);
  if (typeof value !== 'object' || value === null || !('key' in value && 'openedAt' in value)) return undefined;
  const { key, openedAt } = value;
  const sent = 'sent' in value && typeof value.sent === 'string' ? value.sent : undefined;
  return typeof key === 'string' && typeof openedAt === 'number'
    ? { key, openedAt, ...(sent !== undefined && { sent }) }
    : undefined;
}

function keep(attempt: Attempt): Attempt {
  store.write(name, attempt);
  return attempt;
}

/** A version 4 UUID (RFC 9562). `crypto.randomUUID` is missing where a site is tried over plain HTTP in a local network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
