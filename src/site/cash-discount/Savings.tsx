import type { PropsWithChildren } from 'react';
import { notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';

/** The calculator, on a tinted band. */
export function Savings({ title, intro, notes, children }: PropsWithChildren<Page['savings']>) {
  return (
    <Section tone="wash" title={title} intro={intro}>
      {children}
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
