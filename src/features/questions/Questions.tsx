import type { Questions as Entries } from '../../fields/questions.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';

export interface QuestionsProps {
  readonly entries: Entries;
}

/** Questions with their answers, one open at a time, each answer ending with the qualifier of its figure. */
export function Questions({ entries }: QuestionsProps) {
  return (
    <Accordion
      name="questions"
      entries={entries.map(({ id, title, text, claim }) => ({
        id,
        title,
        content: <p>{claim?.note ? `${text} ${claim.note}` : text}</p>,
      }))}
    />
  );
}
