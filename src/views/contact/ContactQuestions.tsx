import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { numberNotes } from '../../lib/notes.ts';
import type { ContactContent } from '../../schemas/pages/contact.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ContactQuestions.module.css';

/** The questions of a first call, answered beside a shorter form than the letter above. */
export function ContactQuestions({ title, intro, items }: ContactContent['questions']) {
  const { notes, numberOf } = numberNotes(items.flatMap(({ claim }) => claim ?? []));
  return (
    <Section flush>
      <div className={styles.questions}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p>{intro}</p>
          <GetStartedButton />
        </div>
        <div>
          <Accordion
            name="questions"
            entries={items.map(({ id, title: question, text, claim }) => ({
              id,
              title: question,
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
      </div>
    </Section>
  );
}
