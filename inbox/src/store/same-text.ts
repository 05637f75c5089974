import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { NewLead } from './store.ts';

/** Shorter notes are the same by chance ("please call me"). In characters after normalising. */
const shortestText = 40;
/** So many senders may say the same before the next is suspected: people do copy a colleague's words. */
const tolerated = 2;
/** So many leads of a text are looked through, the newest: one that a machine repeats must not hold up the leads of others. */
const lookedThrough = 100;
const day = 24 * 60 * 60 * 1000;

/**
 * A line with so many numbers is one of figures: the form adds the visitor's own, the same for all to whom a link with them was
 * sent. No character fits two parts of the pattern that follow each other, or a long line would take hours.
 */
const figures = /\d\D+\d+\D+\d/;

/** What a text says, whatever its case, white space and figures; undefined when it is too short to tell. */
export function textDigestOf(notes: string): string | undefined {
  const lines = notes.split('\n').filter((line) => !figures.test(line));
  const text = lines.join('\n').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return text.length < shortestText ? undefined : createHash('sha256').update(text).digest('base64url');
}

/** Whether others sent a text within a day, more often than people do. A visitor's own earlier attempts do not count. */
export async function isRepeatedText(
  transaction: Transaction<Schema>,
  { key, receivedAt }: NewLead,
  textDigest: string,
): Promise<boolean> {
  const { others } = await transaction
    .selectFrom((leads) =>
      leads
        .selectFrom('leads')
        .select('submissionKey')
        .where('textDigest', '=', textDigest)
        .where('receivedAt', '>', receivedAt - day)
        .orderBy('receivedAt', 'desc')
        .limit(lookedThrough)
        .as('newest'),
    )
    .select(({ fn }) => fn.count<number>('submissionKey').distinct().as('others'))
    .where('submissionKey', '!=', key)
    .executeTakeFirstOrThrow();
  return others >= tolerated;
}
