import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Culture.module.css';
import type { Page } from './page.schema.ts';

/** Three lines said out loud. */
export function Culture({ title, lines }: Page['culture']) {
  return (
    <Section tone="night" head="line" title={title}>
      <TitledList className={styles.lines} items={lines} />
    </Section>
  );
}
