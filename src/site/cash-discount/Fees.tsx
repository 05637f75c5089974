import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import { Aside } from './Aside.tsx';
import styles from './Fees.module.css';
import type { Page } from './page.schema.ts';

/** The five traditional fees, line by line as on a statement, against what is left of each. */
export function Fees({ title, intro, caption, columns, rows }: Page['fees']) {
  const { mark, notes } = footnotes(
    'fees',
    rows.flatMap(({ traditional, net }) => [traditional, net]),
  );
  return (
    <Aside title={title} intro={intro} notes={notes}>
      <div className={`paper ${styles.statement}`}>
        <Table
          figures
          cards
          caption={caption}
          columns={[columns.fee, columns.traditional, columns.net]}
          rows={rows.map(({ name, traditional, unit, net }) => [
            name,
            <>
              {traditional.value}
              {mark(traditional)}
              <small>{unit}</small>
            </>,
            <>
              <b>{net.value}</b>
              {mark(net)}
            </>,
          ])}
        />
      </div>
    </Aside>
  );
}
