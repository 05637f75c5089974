import { Section } from '../../ui/Section/Section.tsx';
import styles from './Features.module.css';
import type { Page } from './page.schema.ts';

/** What a gateway does, as the log of one payment. */
export function Features({ title, intro, items }: Page['features']) {
  return (
    <Section flush>
      <div className={styles.sides}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </div>
        <ol className={styles.log}>
          {items.map((item) => (
            <li key={item.event}>
              <code>{item.event}</code>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
