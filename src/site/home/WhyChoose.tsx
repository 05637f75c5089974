import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import type { Page } from './page.schema.ts';
import styles from './WhyChoose.module.css';

/** Four reasons, on a deep section of their own. */
export function WhyChoose({ title, items }: Page['whyChoose']) {
  return (
    <Section tone="night" title={title}>
      <TitledList className={`columns ${styles.reasons}`} items={items} />
    </Section>
  );
}
