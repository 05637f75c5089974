import type { ReactNode } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Aside.module.css';

export interface AsideProps {
  readonly title: string;
  readonly intro?: string;
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

/** A section with its words at the side of what they are about, and the small print below the words. */
export function Aside({ title, intro, notes, children }: AsideProps) {
  return (
    <Section flush>
      <div className={`split ${styles.aside}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <div className={styles.matter}>{children}</div>
        {notes}
      </div>
    </Section>
  );
}
