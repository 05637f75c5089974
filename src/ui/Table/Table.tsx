import type { ReactNode } from 'react';
import { hasCards, roles } from './as-cards.ts';
import above from './Caption.module.css';
import styles from './Table.module.css';

export interface TableProps {
  readonly caption: string;
  /** Column heads; the first one names the rows. */
  readonly columns: readonly string[];
  /** Cells of a row; the first one is its name. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** Columns of figures, set in monospaced numerals. */
  readonly figures?: boolean;
  /** Whether rows become cards where it is narrow, if its columns alone do not say so. */
  readonly cards?: boolean;
}

/** A table that is read without sideways scrolling: where it is narrow, cells wrap, or each row is a card with its cells labelled. */
export function Table({ caption, columns, rows, figures = false, ...props }: TableProps) {
  const { cards = hasCards(columns.length, figures) } = props;
  const as = (role: keyof typeof roles) => cards && { role: roles[role] };
  return (
    <TableFrame label={caption} figures={figures} cards={cards}>
      <caption className={`fine ${above.caption}`}>{caption}</caption>
      <thead>
        <tr {...as('row')}>
          {columns.map((column) => (
            <th key={column} scope="col" {...as('column')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} {...as('row')}>
            <th scope="row" {...as('name')}>
              {name}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <td key={index} data-label={cards ? columns[index + 1] : undefined} {...as('cell')}>
                {cards && figures ? <div>{cell}</div> : cell}
              </td>
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
  /** Rows become cards where it is narrow; its parts then carry their roles, and its cells `data-label`. */
  readonly cards?: boolean;
  /** The table's caption, head and body. */
  readonly children: ReactNode;
}

/** The frame of a table, for tables whose rows are made elsewhere; what is wider scrolls in it. */
export function TableFrame({ label, figures = false, cards = false, children }: TableFrameProps) {
  const looks = [styles.table, figures && styles.figures, cards && styles.cards].filter(Boolean);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={looks.join(' ')} {...(cards && { role: roles.table })}>
        {children}
      </table>
    </section>
  );
}
