import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import type { Page } from './page.schema.ts';
import styles from './Start.module.css';

/** The invitation to apply, with the papers on a slip torn off for it. */
export function Start({ title, text, list, papers, closing }: Page['start']) {
  return (
    <Section tone="night">
      <div className={`split ${styles.halves}`}>
        <div>
          <h2>{title}</h2>
          <p className={`lead ${styles.text}`}>{text}</p>
          <div className="actions">
            <GetStartedButton />
          </div>
        </div>
        <div className={styles.slip}>
          <Slip>
            <h3>{list}</h3>
            <ul>
              {papers.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
            <p>{closing}</p>
          </Slip>
        </div>
      </div>
    </Section>
  );
}
