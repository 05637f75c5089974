import type { z } from 'astro/zod';
import type { statistics } from '../../fields/page.ts';
import { Section, type SectionProps } from '../../ui/Section/Section.tsx';
import { footnotes } from '../footnotes/footnotes.tsx';
import styles from './Statistics.module.css';

export interface StatisticsProps extends Readonly<z.infer<typeof statistics>>, Pick<SectionProps, 'tone' | 'flush'> {
  /** Prefix of the notes' anchors, unique on the page. */
  readonly id: string;
}

/** A section of large figures side by side between hairlines, each with its caption and the mark of its qualifier. */
export function Statistics({ id, title, stats, tone, flush }: StatisticsProps) {
  const { mark, notes } = footnotes(id, stats);
  return (
    <Section tone={tone} flush={flush} title={title}>
      <ul className={`columns ${styles.grid}`}>
        {stats.map((stat) => (
          <li key={stat.value + stat.wording}>
            <b className={styles.value}>{stat.value}</b>
            <span className={styles.caption}>
              {stat.wording}
              {mark(stat)}
            </span>
          </li>
        ))}
      </ul>
      {notes}
    </Section>
  );
}
