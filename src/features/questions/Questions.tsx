import { type Noted, numberNotes } from '../../lib/notes.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';

export interface Question {
  /** Hash of the entry's address. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The claim in the answer, whose qualifier is printed below all answers. */
  readonly claim?: Noted | undefined;
}

/** Questions with their answers, one open at a time, and the small print of the answers below. */
export function Questions({ entries }: { readonly entries: readonly Question[] }) {
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
              {claim && <NoteMark id="answers" number={numberOf(claim)} />}
            </p>
          ),
        }))}
      />
      <Notes id="answers" notes={notes} />
    </div>
  );
}
