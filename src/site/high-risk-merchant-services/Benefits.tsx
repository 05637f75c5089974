import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './Benefits.module.css';
import type { Page } from './page.schema.ts';

/** The six benefits, as the boxes of a form. */
export function Benefits({ title, tiles }: Page['benefits']) {
  return (
    <Section flush>
      <SectionHead title={title} />
      <ul className={styles.form}>
        {tiles.map((tile) => (
          <li key={tile.title}>
            <h3>{tile.title}</h3>
            <p>{tile.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
