import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './HighRiskPapers.module.css';

/** The underwriter's list, on the sheet it comes on. */
export function HighRiskPapers({ title, intro, items, start, missing }: HighRiskContent['papers']) {
  return (
    <Section id="papers" flush>
      <div className={styles.sheet}>
        <h2>{title}</h2>
        <p>{intro}</p>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div className={styles.foot}>
          <GetStartedButton>{start}</GetStartedButton>
          <p>{missing}</p>
        </div>
      </div>
    </Section>
  );
}
