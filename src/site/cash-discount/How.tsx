import type { PropsWithChildren } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './How.module.css';
import type { Page } from './page.schema.ts';

/** How dual pricing works: two receipts to try, and the three things that happen in the shop. */
export function How({ title, intro, steps, children }: PropsWithChildren<Page['how']>) {
  return (
    <Section flush title={title} intro={intro}>
      {children}
      <div className={styles.steps}>
        <TitledList as="ol" items={steps} />
      </div>
    </Section>
  );
}
