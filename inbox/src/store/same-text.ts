import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Shorter notes are the same by chance ("please call me"). In characters after normalising. */
const shortestText = 40;
/** So many senders may say the same before the next is suspected: people do copy a colleague's words. */
const tolerated = 2;
const day = 24 * 60 * 60 * 1000;

/** What a text says, whatever its case and white space; undefined when it is too short to tell. */
export function textDigestOf(notes: string): string | undefined {
  const text = notes.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return text.length < shortestText ? undefined : createHash('sha256').update(text).digest('base64url');
}

/** Whether others sent this text within the last day, more often than people do. */
export async function isRepeated(
  transaction: Transaction<Schema>,
  textDigest: string,
  lead: { readonly key: string; readonly receivedAt: number },
): Promise<boolean> {
  const earlier = await transaction
    .selectFrom('leads')
    .select('submission_key')
    .distinct()
    .where('text_digest', '=', textDigest)
    .where('received_at', '>', lead.receivedAt - day)
    .where('submission_key', '!=', lead.key)
    .limit(tolerated)
    .execute();
  return earlier.length === tolerated;
}
