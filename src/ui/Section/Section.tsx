import type { ReactNode } from 'react';
import '../../styles/night.css';
import styles from './Section.module.css';

export interface SectionProps {
  readonly id?: string;
  /** `night` sections are deep in both schemes, `wash` sections tinted. */
  readonly tone?: 'night' | 'wash' | undefined;
  /** Joins the section above. */
  readonly flush?: boolean | undefined;
  /** Its heading, with the introduction beside it, or below it where there is no room. */
  readonly title?: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A band of the page: the measure, and generous room above and below. */
export function Section({ id, tone, flush = false, title, intro, children }: SectionProps) {
  return (
    <section id={id} className={[styles.section, tone, flush && styles.flush].filter(Boolean).join(' ')}>
      <div className="wrap">
        {title && (
          <div className={`columns ${styles.head}`}>
            <h2>{title}</h2>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** The small monospaced line above a heading. */
export function Kicker({ children }: { readonly children: string }) {
  return <p className={styles.kicker}>{children}</p>;
}
