import type { PropsWithChildren } from 'react';
import { notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section, type SectionProps } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';

type CalculatorProps = PropsWithChildren<Page['check'] | Page['savings']> &
  Pick<SectionProps, 'tone' | 'head' | 'flush'>;

/** A calculator of the page, and the small print of what it starts with. */
export function Calculator({ title, intro, notes, children, tone, head, flush }: CalculatorProps) {
  return (
    <Section tone={tone} head={head} flush={flush} title={title} intro={intro}>
      {children}
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
