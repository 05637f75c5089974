import { type Noted, numberNotes } from '../../lib/notes.ts';
import { NoteMark, type NoteMarkProps, Notes } from '../Notes/Notes.tsx';
import styles from './StatGrid.module.css';

export interface Stat extends Noted {
  readonly value: string;
  /** What the figure says, starting lower case. */
  readonly wording: string;
}

export interface StatGridProps {
  /** Prefix of the notes' anchors, unique on the page. */
  readonly id: string;
  readonly stats: readonly Stat[];
  /** The mark of a qualifier as it is read aloud. */
  readonly markLabel: NoteMarkProps['label'];
}

/** Large figures side by side between hairlines, each with its caption and the mark of its qualifier. */
export function StatGrid({ id, stats, markLabel }: StatGridProps) {
  const { notes, numberOf } = numberNotes(stats);
  return (
    <>
      <ul className={styles.grid}>
        {stats.map((stat) => (
          <li key={stat.value + stat.wording}>
            <b className={styles.value}>{stat.value}</b>
            <span className={styles.caption}>
              {stat.wording}
              <NoteMark id={id} number={numberOf(stat)} label={markLabel} />
            </span>
          </li>
        ))}
      </ul>
      <Notes id={id} notes={notes} />
    </>
  );
}
