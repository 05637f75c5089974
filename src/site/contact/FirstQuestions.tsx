import { Questions } from '../../features/questions/Questions.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Section, SectionWords } from '../../ui/Section/Section.tsx';
import styles from './FirstQuestions.module.css';
import type { Page } from './page.schema.ts';

/** The questions of a first call, answered beside the way back to the letter above. */
export function FirstQuestions({ title, intro, write, entries }: Page['questions']) {
  return (
    <Section tone="wash">
      <div className={`split ${styles.layout}`}>
        <div>
          <SectionWords title={title} intro={intro} />
        </div>
        <Questions entries={entries} />
        <div className="actions">
          <ButtonLink variant="quiet" href="#contact-name">
            {write}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
