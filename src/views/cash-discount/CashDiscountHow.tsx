import type { ReactNode } from 'react';
import type { CashDiscountContent } from '../../schemas/pages/cash-discount.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './CashDiscountHow.module.css';

export interface CashDiscountHowProps extends Readonly<CashDiscountContent['how']> {
  /** The dual price demo. */
  readonly children: ReactNode;
}

/** How dual pricing works: two receipts to try, and the three things that happen in the shop. */
export function CashDiscountHow({ title, intro, steps, children }: CashDiscountHowProps) {
  return (
    <Section flush>
      <SectionHead title={title} intro={intro} />
      {children}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
