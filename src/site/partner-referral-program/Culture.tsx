import { Section } from '../../ui/Section/Section.tsx';
import styles from './Culture.module.css';
import type { Page } from './page.schema.ts';

/** Three lines said out loud. */
export function Culture({ title, lines }: Page['culture']) {
  return (
    <Section tone="night">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.title}>
            <h3>{line.title}</h3>
            <p>{line.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
