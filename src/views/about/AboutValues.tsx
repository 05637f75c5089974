import { Art } from '../../illustrations/Art.tsx';
import type { AboutContent } from '../../schemas/pages/about.ts';
import styles from './AboutValues.module.css';

/** Six values, each a salt crystal on the specimen sheet. */
export function AboutValues({ title, items }: AboutContent['values']) {
  return (
    <section className={`wrap ${styles.values}`}>
      <h2>{title}</h2>
      <ul className={styles.tray}>
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
