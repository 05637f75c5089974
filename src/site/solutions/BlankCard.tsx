import styles from './BlankCard.module.css';
import type { Page } from './page.schema.ts';

/** An index card like those of the drawer, not yet written on. */
export function BlankCard({ tab, lines }: Page['blankCard']) {
  return (
    <div className={styles.card}>
      <p className={`label ${styles.tab}`}>{tab}</p>
      <ul>
        {lines.map((line) => (
          <li key={line} className="label">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
