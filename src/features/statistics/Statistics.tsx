import type { z } from 'astro/zod';
import type { statistics } from '../../fields/page.ts';
import { Section, type SectionProps } from '../../ui/Section/Section.tsx';
import '../../styles/figure.css';
import { footnotes } from '../footnotes/footnotes.tsx';
import { ShareBar } from './ShareBar.tsx';
import styles from './Statistics.module.css';

export interface StatisticsProps
  extends Readonly<z.infer<typeof statistics>>,
    Pick<SectionProps, 'tone' | 'flush' | 'head'> {
  /** Prefix of the notes' anchors, unique on the page. */
  readonly id: string;
  /** A line each as in a ledger, one `row` where there is room, or each share of a hundred as a `bar`: a line each, or in `columns`. */
  readonly look: 'ledger' | 'row' | 'bar' | 'columns';
}

/** A section of large figures, each with its caption and the mark of its qualifier; nothing while none may be shown. */
export function Statistics({ id, title, stats, look, ...section }: StatisticsProps) {
  if (stats.length === 0) return null;
  const { mark, notes } = footnotes(id, stats, title);
  const ledger = stats.some(({ value }) => value.includes(' ')) ? `${styles.ledger} ${styles.wordy}` : styles.ledger;
  const lists = {
    ledger,
    row: `${ledger} ${styles.row}`,
    bar: styles.bar,
    columns: `columns ${styles.columns}`,
  };
  return (
    <Section {...section} title={title}>
      <ul className={lists[look]}>
        {stats.map((stat) => (
          <li key={stat.value + stat.wording}>
            <b className={`figure ${styles.value}`}>{stat.value}</b>
            <span className={styles.caption}>
              {stat.wording}
              {mark(stat)}
            </span>
            {(look === 'bar' || look === 'columns') && <ShareBar value={stat.value} />}
          </li>
        ))}
      </ul>
      {notes}
    </Section>
  );
}
