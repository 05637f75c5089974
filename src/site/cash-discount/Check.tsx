import type { ReactNode } from 'react';
import { numberNotes } from '../../lib/notes.ts';
import { Aside } from './Aside.tsx';
import type { Page } from './page.schema.ts';

export interface CheckProps extends Readonly<Page['check']> {
  /** The statement check. */
  readonly children: ReactNode;
}

/** The visitor's own rate, before anything is offered. */
export function Check({ title, intro, claim, children }: CheckProps) {
  return (
    <Aside title={title} intro={intro} notes={numberNotes([claim]).notes}>
      {children}
    </Aside>
  );
}
