import type { PropsWithChildren } from 'react';
import { type Noted, notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section, type SectionProps } from '../../ui/Section/Section.tsx';
import styles from './Calculator.module.css';

export interface CalculatorProps extends Pick<SectionProps, 'tone' | 'head' | 'flush'> {
  readonly title: string;
  readonly intro: string;
  /** What it reckons with and leaves out, in sentences. */
  readonly assumptions?: readonly string[];
  /** What it starts with, of which the qualifiers are printed below. */
  readonly notes?: readonly Noted[];
}

/** A section around a calculator, and its small print: what it assumes, and of what it starts with. */
export function Calculator({
  title,
  intro,
  assumptions = [],
  notes = [],
  tone,
  head,
  flush,
  children,
}: PropsWithChildren<CalculatorProps>) {
  return (
    <Section tone={tone} head={head} flush={flush} title={title} intro={intro}>
      <div className={styles.sheet}>{children}</div>
      <Notes notes={[...assumptions, ...notesOf(notes)]} />
    </Section>
  );
}
