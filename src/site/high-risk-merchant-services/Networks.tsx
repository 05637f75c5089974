import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Networks.module.css';
import type { Page } from './page.schema.ts';

/** Monitoring and registration: where the card networks' lines are, and what they ask of an account like this. */
export function Networks({ title, intro, arts, rules }: Page['networks']) {
  return (
    <Section id="networks" flush title={title} intro={intro}>
      <div className={styles.halves}>
        <div className={styles.meters}>
          {arts.map((art) => (
            <Art key={art.alt} {...art} overflow="visible" />
          ))}
        </div>
        <TitledList
          className={styles.rules}
          items={rules.map(({ note: claim, ...rule }) => ({ ...rule, note: claim?.note }))}
        />
      </div>
    </Section>
  );
}
