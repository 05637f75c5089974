import type { ReactNode } from 'react';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Aside.module.css';

export interface AsideProps {
  /** Prefix of the notes' anchors, where figures refer to them. */
  readonly id?: string;
  readonly title: string;
  readonly intro?: string;
  readonly notes?: readonly string[];
  readonly children: ReactNode;
}

/** A section with its words at the side of what they are about, and the small print below the words. */
export function Aside({ id, title, intro, notes = [], children }: AsideProps) {
  return (
    <Section flush>
      <div className={styles.aside}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <div className={styles.matter}>{children}</div>
        <Notes id={id} notes={notes} />
      </div>
    </Section>
  );
}
