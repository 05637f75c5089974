import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './Benefits.module.css';
import type { Page } from './page.schema.ts';

/** Six benefits as the entries of an account, closed with a double rule. */
export function Benefits({ title, intro, tiles }: Page['benefits']) {
  return (
    <Section flush>
      <SectionHead title={title} intro={intro} />
      <ul className={styles.account}>
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
