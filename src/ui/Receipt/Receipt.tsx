import type { ReactNode } from 'react';
import { Slip } from '../Slip/Slip.tsx';
import styles from './Receipt.module.css';

export interface ReceiptRow {
  readonly label: string;
  readonly value: string;
  /** `total`: set large; `money`: large and in copper, for what is kept. */
  readonly look?: 'total' | 'money';
}

export interface ReceiptProps {
  /** Whose receipt it is, or what it works out. */
  readonly title: string;
  /** Set opposite the title: a number, a date. */
  readonly mark?: string;
  /** Rows between dashed rules. */
  readonly groups: readonly (readonly ReceiptRow[])[];
  /** Whether it comes out of a printer's slot. */
  readonly slot?: boolean;
  /** What stands below the last rule. */
  readonly children?: ReactNode;
}

/** A strip of till paper: monospaced figures, dashed rules, a torn edge. */
export function Receipt({ title, mark, groups, slot = false, children }: ReceiptProps) {
  return (
    <div className={slot ? `${styles.receipt} ${styles.slot}` : styles.receipt}>
      <Slip className={styles.paper}>
        <p className={styles.title}>
          <b>{title}</b>
          {mark && <span>{mark}</span>}
        </p>
        {groups.map((rows) => (
          <dl key={rows[0]?.label}>
            {rows.map(({ label, value, look }) => (
              <div key={label} className={look && styles[look]}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ))}
        {children}
      </Slip>
    </div>
  );
}
