import { reviewAddress } from '../addresses.ts';
import { branches, longest } from './keep-changes.ts';
import type { Review } from './review.ts';

/** Asks for what a commit of the changes is to be called, or says why there can be none yet. */
export function KeepForm({ obstacles, keeping, refusal, version }: Review) {
  return (
    <section aria-labelledby="keep">
      <h2 id="keep">Keep these changes</h2>
      {obstacles.length > 0 ? (
        <div role="alert">
          <p>They cannot be kept yet:</p>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </div>
      ) : (
        <form method="post" action={reviewAddress}>
          {refusal === undefined ? null : <p role="alert">{refusal}</p>}
          <p>
            They become one commit on a branch of this folder, which is checked out then. Your files stay as they are,
            and nothing is pushed.
          </p>
          <label>
            Name of the branch, behind {branches}
            <input name="name" required maxLength={longest.name} defaultValue={keeping.name} autoComplete="off" />
          </label>
          <label>
            What is better now, in a sentence
            <input
              name="sentence"
              required
              maxLength={longest.sentence}
              defaultValue={keeping.sentence}
              autoComplete="off"
            />
          </label>
          <input type="hidden" name="version" value={version} />
          <button type="submit">Keep these changes</button>
        </form>
      )}
    </section>
  );
}
