import styles from './ExampleCard.module.css';
import type { Page } from './page.schema.ts';

/** An index card like those of the drawer, filled in for a business that is not in it. */
export function ExampleCard({ tab, lines }: Page['exampleCard']) {
  return (
    <div className={styles.card}>
      <p className={`label ${styles.tab}`}>{tab}</p>
      <dl>
        {lines.map(({ question, answer }) => (
          <div key={question}>
            <dt className="label">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
