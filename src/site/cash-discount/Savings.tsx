import type { ReactNode } from 'react';
import { numberNotes } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Savings.module.css';

export interface SavingsProps extends Readonly<Page['savings']> {
  /** The savings calculator. */
  readonly children: ReactNode;
}

/** The calculator, on a band in the colour of money kept. */
export function Savings({ title, intro, notes, children }: SavingsProps) {
  return (
    <div className={styles.band}>
      <Section title={title} intro={intro}>
        {children}
        <Notes notes={numberNotes(notes).notes} />
      </Section>
    </div>
  );
}
