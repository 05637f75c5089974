import type { z } from 'astro/zod';
import type { ReactNode } from 'react';
import type { statistics } from '../../fields/page.ts';
import { Section, type SectionProps } from '../../ui/Section/Section.tsx';
import '../../styles/figure.css';
import { footnotes } from '../footnotes/footnotes.tsx';
import styles from './Statistics.module.css';

/** What every look of the figures is given. */
export interface StatisticsProps
  extends Readonly<z.infer<typeof statistics>>,
    Pick<SectionProps, 'tone' | 'flush' | 'head'> {
  /** Prefix of the notes' anchors, unique on the page. */
  readonly id: string;
}

interface Look {
  readonly list: string | undefined;
  /** What stands below the caption of a figure. */
  readonly below?: (value: string) => ReactNode;
}

/** A section of large figures, each with its caption and the mark of its qualifier; nothing while none may be shown. */
export function Statistics({ id, title, stats, list, below, ...section }: StatisticsProps & Look) {
  if (stats.length === 0) return null;
  const { mark, notes } = footnotes(id, stats, title);
  return (
    <Section {...section} title={title}>
      <ul className={list}>
        {stats.map((stat) => (
          <li key={stat.value + stat.wording}>
            <b className={`figure ${styles.value}`}>{stat.value}</b>
            <p className={styles.caption}>
              {stat.wording}
              {mark(stat)}
            </p>
            {below?.(stat.value)}
          </li>
        ))}
      </ul>
      {notes}
    </Section>
  );
}
