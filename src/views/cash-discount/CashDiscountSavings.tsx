import type { ReactNode } from 'react';
import { numberNotes } from '../../lib/notes.ts';
import type { CashDiscountContent } from '../../schemas/pages/cash-discount.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './CashDiscountSavings.module.css';

export interface CashDiscountSavingsProps extends Readonly<CashDiscountContent['savings']> {
  /** The savings calculator. */
  readonly children: ReactNode;
}

/** The calculator, on a band in the colour of money kept. */
export function CashDiscountSavings({ title, intro, notes, children }: CashDiscountSavingsProps) {
  return (
    <div className={styles.band}>
      <Section>
        <SectionHead title={title} intro={intro} />
        {children}
        <Notes notes={numberNotes(notes).notes} />
      </Section>
    </div>
  );
}
