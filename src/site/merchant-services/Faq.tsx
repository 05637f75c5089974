import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Questions } from '../../features/questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Faq.module.css';
import type { Page } from './page.schema.ts';

/** What is asked before signing, the heading beside the answers. */
export function Faq({ title, more, button, entries }: Page['faq']) {
  return (
    <Section id="questions">
      <div className={`split ${styles.faq}`}>
        <h2>{title}</h2>
        <div className={styles.questions}>
          <Questions entries={entries} />
        </div>
        <div>
          <p className={styles.more}>{more}</p>
          <div className="actions">
            <GetStartedButton variant="quiet">{button}</GetStartedButton>
          </div>
        </div>
      </div>
    </Section>
  );
}
