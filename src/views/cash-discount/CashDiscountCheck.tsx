import type { ReactNode } from 'react';
import { numberNotes } from '../../lib/notes.ts';
import type { CashDiscountContent } from '../../schemas/pages/cash-discount.ts';
import { CashDiscountAside } from './CashDiscountAside.tsx';

export interface CashDiscountCheckProps extends Readonly<CashDiscountContent['check']> {
  /** The statement check. */
  readonly children: ReactNode;
}

/** The visitor's own rate, before anything is offered. */
export function CashDiscountCheck({ title, intro, claim, children }: CashDiscountCheckProps) {
  return (
    <CashDiscountAside title={title} intro={intro} notes={numberNotes([claim]).notes}>
      {children}
    </CashDiscountAside>
  );
}
