import type { Questions as Entries } from '../../fields/questions.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { footnotes } from '../footnotes/footnotes.tsx';

/** Questions with their answers, one open at a time, and the small print of the answers below. */
export function Questions({ entries }: { readonly entries: Entries }) {
  const { mark, notes } = footnotes(
    'answers',
    entries.flatMap(({ claim }) => claim ?? []),
  );
  return (
    <div>
      <Accordion
        name="questions"
        entries={entries.map(({ id, title, text, claim }) => ({
          id,
          title,
          content: (
            <p>
              {text}
              {claim && mark(claim)}
            </p>
          ),
        }))}
      />
      {notes}
    </div>
  );
}
