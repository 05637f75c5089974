import type { HomeContent } from '../../schemas/pages/home.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './HomeWhyChoose.module.css';

/** Four reasons, on a deep section of their own. */
export function HomeWhyChoose({ title, items }: HomeContent['whyChoose']) {
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
