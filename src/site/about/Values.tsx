import { Art } from '../../drawings/Art.tsx';
import type { Page } from './page.schema.ts';
import styles from './Values.module.css';

/** Six values, each a salt crystal on the specimen sheet. */
export function Values({ title, items }: Page['values']) {
  return (
    <section className={`wrap ${styles.values}`}>
      <h2>{title}</h2>
      <ul className={`columns ${styles.tray}`}>
        {items.map((value) => (
          <li key={value.title}>
            <Art {...value.art} className={styles.crystal} />
            <h3>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
