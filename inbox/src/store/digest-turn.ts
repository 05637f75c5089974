import type { Transaction } from 'kysely';
import type { Write } from './group-commit.ts';
import type { Schema } from './schema.ts';
import type { DigestTurn } from './store.ts';

/** The one row of its table. */
const id = 'digest';

/** Whose turn it is to send the digest, of several inboxes on one database. */
export function createDigestTurn(write: Write<Transaction<Schema>>): DigestTurn {
  return {
    takeDigest: (now, nextAt) =>
      write(async (transaction) => {
        const taken = await transaction
          .insertInto('digests')
          .values({ id, dueAt: nextAt })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet({ dueAt: nextAt })
              // Later than any digest is put off: a clock that ran ahead has written it.
              .where(({ eb, or }) => or([eb('digests.dueAt', '<=', now), eb('digests.dueAt', '>', nextAt)])),
          )
          .returning('id')
          .executeTakeFirst();
        return taken !== undefined;
      }),
    putOffDigest: (dueAt) =>
      write(async (transaction) => {
        await transaction.updateTable('digests').set({ dueAt }).where('id', '=', id).execute();
      }),
  };
}
