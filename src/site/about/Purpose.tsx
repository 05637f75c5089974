import { Art } from '../../drawings/Art.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './Purpose.module.css';
import type { Page } from './page.schema.ts';

/** The mission or the vision: its name and a drawing in the margin, itself in one large sentence. */
export function Purpose({ title, statement, text, art }: Page['mission']) {
  return (
    <section className={`split ${styles.purpose}`}>
      <h2>
        <Kicker>{title}</Kicker>
      </h2>
      <Art {...art} className={`wash ${styles.art}`} />
      <p className={styles.statement}>{statement}</p>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
