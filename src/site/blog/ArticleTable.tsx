import type { ReactNode } from 'react';
import { TableFrame } from '../../ui/Table/Table.tsx';
import styles from './ArticleTable.module.css';

/** A row: each cell as plain words, and as it is shown. */
export type TableCells = readonly { readonly text: string; readonly shown: ReactNode }[];

export interface ArticleTableProps {
  /** The first row holds the names of the columns; the first cell of the others names the row. */
  readonly rows: readonly TableCells[];
}

const figure = /^(?:[$\d][\d.,%¢$–+×÷= ]*|none|even)$/;

/** A table of an article; a column that holds nothing but figures is set to the right, in tabular numerals. */
export function ArticleTable({ rows: [head = [], ...rows] }: ArticleTableProps) {
  // The first column names the rows.
  const isFigures = head.map((_, column) => column > 0 && rows.every((row) => figure.test(row[column]?.text ?? '')));
  const label = head.flatMap(({ text }) => text || []).join(', ');
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          {head.map(({ text, shown }, column) => {
            const look = isFigures[column] ? styles.figures : undefined;
            const key = `${column} ${text}`;
            if (text === '') return <td key={key} />;
            return (
              <th key={key} scope="col" className={look}>
                {shown}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={`${name?.text} ${cells.map(({ text }) => text).join()}`}>
            <th scope="row">{name?.shown}</th>
            {cells.map(({ shown }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <td key={index} className={isFigures[index + 1] ? `mono ${styles.figures}` : undefined}>
                {shown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
