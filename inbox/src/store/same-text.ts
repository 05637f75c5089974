import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { NewLead } from './store.ts';

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

/** A new lead, and what it says. */
type Text = Pick<NewLead, 'id' | 'key' | 'receivedAt'> & { readonly textDigest: string | undefined };

/**
 * The ids of those leads whose text others sent within a day, more often than people do: in the store, or before them in the
 * list. A visitor's own earlier attempts do not count.
 */
export async function repeatedTexts(
  transaction: Transaction<Schema>,
  leads: readonly Text[],
): Promise<ReadonlySet<string>> {
  const senders = await earlierSenders(transaction, leads);
  const repeated = new Set<string>();
  for (const { id, key, textDigest } of leads) {
    if (textDigest === undefined) continue;
    const keys = senders.get(textDigest) ?? new Set<string>();
    if (keys.size - (keys.has(key) ? 1 : 0) >= tolerated) repeated.add(id);
    senders.set(textDigest, keys.add(key));
  }
  return repeated;
}

/** The keys that sent each text: all of them up to two; of more, the first and the last and one that stands for the others. */
async function earlierSenders(
  transaction: Transaction<Schema>,
  leads: readonly Text[],
): Promise<Map<string, Set<string>>> {
  const digests = [...new Set(leads.flatMap(({ textDigest }) => textDigest ?? []))];
  if (digests.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('leads')
    .select(({ fn }) => [
      'text_digest',
      fn.count<number>('submission_key').distinct().as('count'),
      fn.min('submission_key').as('first'),
      fn.max('submission_key').as('last'),
    ])
    .where('text_digest', 'in', digests)
    .where('received_at', '>', Math.min(...leads.map(({ receivedAt }) => receivedAt)) - day)
    .groupBy('text_digest')
    .execute();
  return new Map(
    rows.map(({ text_digest, count, first, last }) => [
      text_digest ?? '',
      new Set(count > 2 ? [first, last, 'others'] : [first, last]),
    ]),
  );
}
