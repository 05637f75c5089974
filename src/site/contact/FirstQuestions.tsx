import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Questions } from '../../features/questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './FirstQuestions.module.css';
import type { Page } from './page.schema.ts';

/** The questions of a first call, answered beside a shorter form than the letter above. */
export function FirstQuestions({ title, intro, entries }: Page['questions']) {
  return (
    <Section flush>
      <div className={`split ${styles.questions}`}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p>{intro}</p>
          <div className="actions">
            <GetStartedButton />
          </div>
        </div>
        <Questions entries={entries} />
      </div>
    </Section>
  );
}
