import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './Features.module.css';
import type { Page } from './page.schema.ts';

/** The platform's six parts as the entries of a ledger. */
export function Features({ title, intro, items }: Page['features']) {
  return (
    <Section id="features" flush>
      <SectionHead title={title} intro={intro} />
      <ul className={styles.ledger}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
