import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Features.module.css';
import type { Page } from './page.schema.ts';

/** What a gateway does, as the log of one payment. */
export function Features({ title, intro, art, lying, items }: Page['features']) {
  return (
    <Section
      id="features"
      head="aside"
      title={title}
      intro={intro}
      beside={
        <>
          <Art {...art} className={`${styles.art} ${styles.upright}`} />
          <Art {...lying} className={`${styles.art} ${styles.lying}`} />
        </>
      }
    >
      <ol className={styles.log}>
        {items.map((item) => (
          <li key={item.event}>
            <code>{item.event}</code>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
