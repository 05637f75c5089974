import type { ReactNode } from 'react';
import { hasCards, roles } from '../TableFrame/as-cards.ts';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
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
      <caption className={`fine ${styles.caption}`}>{caption}</caption>
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
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
