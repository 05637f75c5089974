import type { Questions as Entries } from '../../fields/questions.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { footnotes } from '../footnotes/footnotes.tsx';

export interface QuestionsProps {
  /** Of the section that they stand in, where others of the page have notes too. */
  readonly title?: string | undefined;
  readonly entries: Entries;
}

/** Questions with their answers, one open at a time, and the small print of the answers below. */
export function Questions({ title: section, entries }: QuestionsProps) {
  const { mark, notes } = footnotes(
    'answers',
    entries.flatMap(({ claim }) => claim ?? []),
    section,
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
