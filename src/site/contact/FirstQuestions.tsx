import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Questions } from '../../features/questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './FirstQuestions.module.css';
import type { Page } from './page.schema.ts';

/** The questions of a first call, answered beside a shorter form than the letter above. */
export function FirstQuestions({ title, intro, entries }: Page['questions']) {
  const start = (
    <div className={`actions ${styles.start}`}>
      <GetStartedButton />
    </div>
  );
  return (
    <Section flush head="aside" title={title} intro={intro} beside={start}>
      <Questions entries={entries} />
    </Section>
  );
}
