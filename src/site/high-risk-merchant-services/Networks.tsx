import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Networks.module.css';
import type { Page } from './page.schema.ts';

/** Registration and monitoring: what the card networks ask of an account like this, and where their lines are. */
export function Networks({ title, intro, art, rules }: Page['networks']) {
  return (
    <Section id="networks" flush title={title} intro={intro}>
      <div className={`split ${styles.halves}`}>
        <Art {...art} />
        <TitledList
          className={styles.rules}
          items={rules.map(({ note: claim, ...rule }) => ({ ...rule, note: claim?.note }))}
        />
      </div>
    </Section>
  );
}
