import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Benefits.module.css';
import type { Page } from './page.schema.ts';

/** Six benefits as the entries of an account, on a page of the book. */
export function Benefits({ title, intro, tiles }: Page['benefits']) {
  return (
    <Section flush title={title} intro={intro}>
      <TitledList className={styles.account} items={tiles} />
    </Section>
  );
}
