import type { ReactNode } from 'react';
import '../../styles/night.css';
import styles from './Section.module.css';

export interface SectionProps {
  readonly id?: string;
  /** `night` sections are deep in both schemes; `flush` sections join the one above. */
  readonly tone?: 'night' | 'plain';
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A band of the page: the measure, and generous room above and below. */
export function Section({ id, tone = 'plain', flush = false, children }: SectionProps) {
  const look = [styles.section, tone === 'night' && 'night', flush && styles.flush].filter(Boolean).join(' ');
  return (
    <section id={id} className={look}>
      <div className="wrap">{children}</div>
    </section>
  );
}

export interface SectionHeadProps {
  readonly title: string;
  readonly intro?: string;
  readonly kicker?: string;
}

/** A section's heading with its introduction beside it, or below it where there is no room. */
export function SectionHead({ title, intro, kicker }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        {kicker && <Kicker>{kicker}</Kicker>}
        <h2>{title}</h2>
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}

/** The small monospaced line above a heading. */
export function Kicker({ children }: { readonly children: string }) {
  return <p className={styles.kicker}>{children}</p>;
}
