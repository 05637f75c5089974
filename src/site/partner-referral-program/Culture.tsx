import { Kicker, Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Culture.module.css';
import type { Page } from './page.schema.ts';

/** Three lines said out loud. */
export function Culture({ title, lines }: Page['culture']) {
  return (
    <Section tone="night">
      <h2>
        <Kicker>{title}</Kicker>
      </h2>
      <TitledList className={styles.lines} items={lines} />
    </Section>
  );
}
