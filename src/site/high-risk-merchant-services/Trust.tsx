import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import type { Page } from './page.schema.ts';
import styles from './Trust.module.css';

/** Six promises a merchant can check, as the clauses of the agreement beside them. */
export function Trust({ title, art, tiles }: Page['trust']) {
  return (
    <Section tone="night">
      <div className={styles.agreement}>
        <h2>{title}</h2>
        <Art {...art} className={`paper ${styles.art}`} />
        <TitledList
          as="ol"
          className={`columns ${styles.clauses}`}
          items={tiles.map(({ note: claim, ...tile }) => ({ ...tile, note: claim?.note }))}
        />
      </div>
    </Section>
  );
}
