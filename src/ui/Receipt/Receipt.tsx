import type { ReactElement, ReactNode } from 'react';
import { Slip } from '../Slip/Slip.tsx';
import styles from './Receipt.module.css';

export interface ReceiptRow {
  /** Words, or an element with a key of its own. */
  readonly label: string | ReactElement;
  readonly value: ReactNode;
  /** `total`: set large; `money`: large and in the colour of money, for what is kept. */
  readonly look?: 'total' | 'money';
}

export interface ReceiptProps {
  /** Whose receipt it is, or what it works out. */
  readonly title: ReactNode;
  /** Set opposite the title: a number, a date. */
  readonly mark?: string;
  /** Rows between dashed rules. */
  readonly groups: readonly (readonly ReceiptRow[])[];
  /** Whether it comes out of a printer's slot. */
  readonly slot?: boolean;
  /** Whether it is printed on paper that is there already, such as a stub. */
  readonly bare?: boolean;
  /** Whether it ends with a barcode. */
  readonly barcode?: boolean;
  /** How its paper is set, where its place asks for that. */
  readonly className?: string | undefined;
  /** What stands below the last rule. */
  readonly children?: ReactNode;
}

const keyOf = ({ label }: ReceiptRow) => (typeof label === 'string' ? label : label.key);

/** A strip of till paper: monospaced figures, dashed rules, a torn edge. */
export function Receipt({
  title,
  mark,
  groups,
  slot = false,
  bare = false,
  barcode = false,
  className,
  children,
}: ReceiptProps) {
  const paper = [styles.paper, barcode && styles.barcode, className].filter(Boolean).join(' ');
  const lines = (
    <>
      <p className={styles.title}>
        {typeof title === 'string' ? <b>{title}</b> : title}
        {mark && <span>{mark}</span>}
      </p>
      {groups.map((rows) => (
        <dl key={rows[0] && keyOf(rows[0])}>
          {rows.map((row) => (
            <div key={keyOf(row)} className={row.look && styles[row.look]}>
              <dt>{row.label}</dt>
              <dd translate="no">{row.value}</dd>
            </div>
          ))}
        </dl>
      ))}
      {children}
    </>
  );
  if (bare) return <div className={paper}>{lines}</div>;
  return (
    <div className={slot ? `${styles.receipt} ${styles.slot}` : styles.receipt}>
      <Slip className={paper}>{lines}</Slip>
    </div>
  );
}
