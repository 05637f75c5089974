import type { ReactNode } from 'react';
import '../../styles/night.css';
import styles from './Section.module.css';

/**
 * How a section opens: its sentence `under` the heading; both `aside`, in the left third, with the content at their right;
 * or the heading in one `line` across.
 */
export type SectionHead = 'under' | 'aside' | 'line';

export interface SectionProps {
  readonly id?: string;
  /** `night` sections are deep in both schemes, `wash` sections tinted. */
  readonly tone?: 'night' | 'wash' | undefined;
  /** Joins the section above, on the same ground. */
  readonly flush?: boolean | undefined;
  readonly head?: SectionHead | undefined;
  readonly title?: string;
  readonly intro?: ReactNode;
  /** What stands below the head, and stays in view with it where it is `aside`. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A band of the page: the measure, room above and below, and a head in one of three forms. */
export function Section({ id, tone, flush = false, head = 'under', title, intro, beside, children }: SectionProps) {
  const aside = title !== undefined && head === 'aside';
  return (
    <section id={id} className={[styles.section, tone, flush && styles.flush].filter(Boolean).join(' ')}>
      <div className={aside ? `wrap split ${styles.beside}` : 'wrap'}>
        {title && (
          <div className={head === 'under' ? styles.head : `${styles.head} ${styles[head]}`}>
            <SectionWords title={title} intro={intro} />
            {beside}
          </div>
        )}
        {aside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}

/** A section's heading and the sentence under it, for one whose head is laid out with more than a section knows of. */
export function SectionWords({ title, intro }: Required<Pick<SectionProps, 'title'>> & Pick<SectionProps, 'intro'>) {
  return (
    <>
      <h2>{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </>
  );
}

/** The small monospaced line above a heading, or first in it, where it is what people search for. */
export function Kicker({ children }: { readonly children: string }) {
  return <span className={styles.kicker}>{children}</span>;
}
