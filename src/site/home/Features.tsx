import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Features.module.css';
import type { Page } from './page.schema.ts';

/** The platform's six parts as the entries of a ledger. */
export function Features({ title, intro, items }: Page['features']) {
  return (
    <Section id="features" flush title={title} intro={intro}>
      <TitledList className={`columns ${styles.ledger}`} items={items} />
    </Section>
  );
}
