import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface TableProps {
  readonly caption: string;
  /** Column heads; the first one names the rows. */
  readonly columns: readonly ReactNode[];
  /** Cells of a row; the first one is its name. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** Columns of figures, set in monospaced numerals. */
  readonly figures?: boolean;
}

/** A table that stays a table on a phone: cells wrap, and what cannot wrap scrolls inside its own frame. */
export function Table({ caption, columns, rows, figures = false }: TableProps) {
  return (
    <TableFrame label={caption} figures={figures}>
      <caption className={`fine ${styles.caption}`}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

export interface TableFrameProps {
  readonly label: string;
  readonly figures?: boolean;
  /** The table's caption, head and body. */
  readonly children: ReactNode;
}

/** The frame a table scrolls in, for tables whose rows are made elsewhere. */
export function TableFrame({ label, figures = false, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={figures ? `${styles.table} ${styles.figures}` : styles.table}>{children}</table>
    </section>
  );
}
