import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { numberNotes } from '../../lib/notes.ts';
import type { ContactContent } from '../../schemas/pages/contact.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ContactQuestions.module.css';

/** The questions of a first call, answered beside a shorter form than the letter above. */
export function ContactQuestions({ title, intro, items, notes }: ContactContent['questions']) {
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
            entries={items.map(({ id, title: question, text }) => ({ id, title: question, content: <p>{text}</p> }))}
          />
          <Notes id="questions" notes={numberNotes(notes).notes} />
        </div>
      </div>
    </Section>
  );
}
