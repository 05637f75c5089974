import type { ReactNode } from 'react';
import type { PaymentSolutionsContent } from '../../schemas/pages/payment-solutions.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import styles from './PaymentSolutionsOrchestration.module.css';

export type PaymentSolutionsOrchestrationProps = PaymentSolutionsContent['orchestration'] & {
  /** The routing demo. */
  readonly children: ReactNode;
};

/** Orchestration by trying it; then whom it is for, and what it must never do. */
export function PaymentSolutionsOrchestration(props: PaymentSolutionsOrchestrationProps) {
  const { id, title, intro, terms, example, limit, children } = props;
  return (
    <Section id={id} tone="night">
      <SectionHead title={title} intro={intro} />
      {children}
      <div className={styles.foot}>
        <div>
          <p className={styles.limit}>{limit}</p>
          <p className={styles.example}>{example}</p>
        </div>
        <OfferTerms {...terms} />
      </div>
    </Section>
  );
}
