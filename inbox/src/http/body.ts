import { createHash } from 'node:crypto';

/** A body that is no submission at all; the message may be shown to whoever sent it. */
export class UnreadableBody extends Error {
  readonly statusCode = 400;
}

/** Reads JSON strictly as UTF-8 (RFC 8259, 8.1). */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    throw new UnreadableBody('The body is not JSON in UTF-8.');
  }
}

/**
 * Reads what a form sends without script as the same object that the script would send. What only a script can know is
 * filled in: the key from the content, and no time.
 */
export function readForm(body: Buffer, now: number): unknown {
  const text = body.toString('latin1');
  const services: string[] = [];
  const fields = new Map<string, unknown>();
  for (const pair of text === '' ? [] : text.split('&')) {
    const [name = '', value = '', ...rest] = pair.split('=').map(decode);
    if (rest.length > 0 || fields.has(name)) throw new UnreadableBody('The body is not a form of ours.');
    if (name === 'services') services.push(value);
    else fields.set(name, value);
  }
  if (!fields.get('key')) fields.set('key', keyOfContent(text, now));
  const { notes, openedAt, ...others } = Object.fromEntries(fields);
  return {
    ...others,
    services,
    // Forms send a line break as CR LF (HTML, 4.10.21.8).
    notes: typeof notes === 'string' ? notes.replaceAll('\r\n', '\n') : notes,
    openedAt: typeof openedAt === 'string' && /^\d{1,12}$/.test(openedAt) ? Number(openedAt) : openedAt || null,
  };
}

/** A key for a form that was sent without script, the same for the same content on the same day (UTC): a second click makes no second lead. */
function keyOfContent(content: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const digest = createHash('sha256').update(`${day}\n${content}`).digest('hex');
  // As a version 4 UUID, which is what a script would have made.
  return digest.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

/** Decodes a name or a value (URL Standard, application/x-www-form-urlencoded), but never guesses. */
function decode(text: string): string {
  try {
    if (/^[\x21-\x7e]*$/.test(text)) return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Not UTF-8, or no percent-encoding.
  }
  throw new UnreadableBody('The body is not form-encoded UTF-8.');
}
