import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Reasons.module.css';

/** Why a file is called high-risk: the reason, why it weighs, and what answers it, as lines of a ledger. */
export function Reasons({ title, intro, columns, items }: Page['reasons']) {
  return (
    <Section title={title} intro={intro}>
      <p className={`label ${styles.columns}`} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ul className={styles.reasons}>
        {items.map(({ reason, why, answer }) => (
          <li key={reason}>
            <h3>{reason}</h3>
            <p>{why}</p>
            <p className={styles.answer}>
              <Icon name="check" />
              {answer}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
