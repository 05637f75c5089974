import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import styles from './Papers.module.css';
import type { Page } from './page.schema.ts';

/** The underwriter's list, on the sheet it comes on. */
export function Papers({ title, intro, items, start, missing }: Page['papers']) {
  return (
    <Section id="papers" flush>
      <div className={styles.bar}>
        <Sheet>
          <div className={styles.sheet}>
            <h2>{title}</h2>
            <p>{intro}</p>
            <ul className="columns">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <div className={styles.foot}>
              <div className="actions">
                <GetStartedButton>{start}</GetStartedButton>
              </div>
              <p>{missing}</p>
            </div>
          </div>
        </Sheet>
      </div>
    </Section>
  );
}
