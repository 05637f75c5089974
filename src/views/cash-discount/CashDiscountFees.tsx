import { numberNotes } from '../../lib/notes.ts';
import type { CashDiscountContent } from '../../schemas/pages/cash-discount.ts';
import { NoteMark } from '../../ui/Notes/Notes.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import { CashDiscountAside } from './CashDiscountAside.tsx';
import styles from './CashDiscountFees.module.css';

/** The five traditional fees, line by line as on a statement, against what is left of each. */
export function CashDiscountFees({ title, intro, caption, columns, rows }: CashDiscountContent['fees']) {
  const { notes, numberOf } = numberNotes(rows.flatMap(({ traditional, net }) => [traditional, net]));
  return (
    <CashDiscountAside id="fees" title={title} intro={intro} notes={notes}>
      <div className={styles.statement}>
        <Table
          figures
          caption={caption}
          columns={[columns.fee, columns.traditional, columns.net]}
          rows={rows.map(({ name, traditional, unit, net }) => [
            name,
            <>
              {traditional.value}
              <NoteMark id="fees" number={numberOf(traditional)} />
              <small>{unit}</small>
            </>,
            <>
              <b>{net.value}</b>
              <NoteMark id="fees" number={numberOf(net)} />
            </>,
          ])}
        />
      </div>
    </CashDiscountAside>
  );
}
