import type { AboutContent } from '../../schemas/pages/about.ts';
import styles from './AboutPurpose.module.css';

/** The mission or the vision: its name in the margin, itself in one large sentence. */
export function AboutPurpose({ title, statement, text }: AboutContent['mission']) {
  return (
    <section className={styles.purpose}>
      <h2>{title}</h2>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
