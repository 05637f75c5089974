import type { Questions as Entries } from '../../fields/questions.ts';
import { numberNotes } from '../../lib/notes.ts';
import { footnote } from '../../site/everywhere/words.yaml';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';

/** Questions with their answers, one open at a time, and the small print of the answers below. */
export function Questions({ entries }: { readonly entries: Entries }) {
  const { notes, numberOf } = numberNotes(entries.flatMap(({ claim }) => claim ?? []));
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
              {claim && <NoteMark id="answers" number={numberOf(claim)} label={footnote.mark} />}
            </p>
          ),
        }))}
      />
      <Notes id="answers" notes={notes} />
    </div>
  );
}
