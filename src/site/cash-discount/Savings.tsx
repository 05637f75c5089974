import type { PropsWithChildren } from 'react';
import { notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Savings.module.css';

/** The calculator, on a band in the colour of money kept. */
export function Savings({ title, intro, notes, children }: PropsWithChildren<Page['savings']>) {
  return (
    <div className={styles.band}>
      <Section title={title} intro={intro}>
        {children}
        <Notes notes={notesOf(notes)} />
      </Section>
    </div>
  );
}
