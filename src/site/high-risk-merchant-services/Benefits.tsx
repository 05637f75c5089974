import { DrawnList } from '../../features/drawn-list/DrawnList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Benefits.module.css';
import type { Page } from './page.schema.ts';

/** The six benefits, as the boxes of a form with their signs, below the figures that they answer. */
export function Benefits({ title, tiles }: Page['benefits']) {
  return (
    <Section flush head="line" title={title}>
      <DrawnList className={`columns ${styles.form}`} items={tiles} />
    </Section>
  );
}
