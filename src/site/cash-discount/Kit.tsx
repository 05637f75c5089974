import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Kit.module.css';
import type { Page } from './page.schema.ts';

/** What the set-up consists of, out of one box. */
export function Kit({ title, art, items }: Page['kit']) {
  return (
    <Section title={title}>
      <div className={`columns ${styles.kit}`}>
        <Art {...art} />
        <TitledList items={items} />
      </div>
    </Section>
  );
}
