import { numberNotes } from '../../lib/notes.ts';
import { NoteMark } from '../../ui/Notes/Notes.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import { footnote } from '../everywhere/words.yaml';
import { Aside } from './Aside.tsx';
import styles from './Fees.module.css';
import type { Page } from './page.schema.ts';

/** The five traditional fees, line by line as on a statement, against what is left of each. */
export function Fees({ title, intro, caption, columns, rows }: Page['fees']) {
  const { notes, numberOf } = numberNotes(rows.flatMap(({ traditional, net }) => [traditional, net]));
  return (
    <Aside id="fees" title={title} intro={intro} notes={notes}>
      <div className={styles.statement}>
        <Table
          figures
          caption={caption}
          columns={[columns.fee, columns.traditional, columns.net]}
          rows={rows.map(({ name, traditional, unit, net }) => [
            name,
            <>
              {traditional.value}
              <NoteMark id="fees" number={numberOf(traditional)} label={footnote.mark} />
              <small>{unit}</small>
            </>,
            <>
              <b>{net.value}</b>
              <NoteMark id="fees" number={numberOf(net)} label={footnote.mark} />
            </>,
          ])}
        />
      </div>
    </Aside>
  );
}
