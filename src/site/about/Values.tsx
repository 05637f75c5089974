import { Art } from '../../drawings/Art.tsx';
import type { Page } from './page.schema.ts';
import styles from './Values.module.css';

/** Six values, each with its drawing: in two columns of the letter where there is room. */
export function Values({ title, items }: Page['values']) {
  return (
    <section className={styles.values}>
      <h2>{title}</h2>
      <ul>
        {items.map((value) => (
          <li key={value.title}>
            <Art {...value.art} className="wash" />
            <h3>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
