import type { PropsWithChildren } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import styles from './Orchestration.module.css';
import type { Page } from './page.schema.ts';

/** Orchestration by trying it; then whom it is for, and what it must never do. */
export function Orchestration(props: PropsWithChildren<Page['orchestration']>) {
  const { title, intro, terms, example, limit, children } = props;
  return (
    <Section id="orchestration" tone="night" title={title} intro={intro}>
      {children}
      <div className={`columns ${styles.foot}`}>
        <div>
          <p className={styles.limit}>{limit}</p>
          <p className={`fine ${styles.example}`}>{example}</p>
        </div>
        <OfferTerms {...terms} />
      </div>
    </Section>
  );
}
