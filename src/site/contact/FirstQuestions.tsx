import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Questions } from '../../features/questions/Questions.tsx';
import { Section, SectionWords } from '../../ui/Section/Section.tsx';
import styles from './FirstQuestions.module.css';
import type { Page } from './page.schema.ts';

/** The questions of a first call, answered beside a shorter form than the letter above. */
export function FirstQuestions({ title, intro, entries }: Page['questions']) {
  return (
    <Section flush>
      <div className={`split ${styles.layout}`}>
        <div>
          <SectionWords title={title} intro={intro} />
        </div>
        <Questions entries={entries} />
        <div className="actions">
          <GetStartedButton />
        </div>
      </div>
    </Section>
  );
}
