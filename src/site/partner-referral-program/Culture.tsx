import { DrawnList } from '../../features/drawn-list/DrawnList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Culture.module.css';
import type { Page } from './page.schema.ts';

/** Three lines said out loud, each with what it looks like. */
export function Culture({ title, lines }: Page['culture']) {
  return (
    <Section tone="night" head="line" title={title}>
      <DrawnList className={`columns ${styles.lines}`} items={lines} />
    </Section>
  );
}
