import { DrawnList } from '../../features/drawn-list/DrawnList.tsx';
import type { Page } from './page.schema.ts';
import styles from './Values.module.css';

/** Six values, each with its drawing: in two columns of the letter where there is room. */
export function Values({ title, items }: Page['values']) {
  return (
    <section className={styles.values}>
      <h2>{title}</h2>
      <DrawnList className={styles.list} artClassName="wash" items={items} />
    </section>
  );
}
