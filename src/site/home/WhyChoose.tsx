import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './WhyChoose.module.css';

/** Four reasons, on a deep section of their own. */
export function WhyChoose({ title, items }: Page['whyChoose']) {
  return (
    <Section tone="night">
      <SectionHead title={title} />
      <ul className={styles.reasons}>
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
