import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Kit.module.css';
import type { Page } from './page.schema.ts';

/** What the set-up consists of, out of one parcel. */
export function Kit({ title, art, items }: Page['kit']) {
  return (
    <Section>
      <div className={styles.kit}>
        <Art {...art} className={styles.art} />
        <div>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
