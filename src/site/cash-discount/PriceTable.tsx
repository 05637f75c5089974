import type { ReactNode } from 'react';
import '../../styles/night.css';
import styles from './PriceTable.module.css';

export interface PriceTableProps {
  readonly caption?: string;
  /** Heads of the columns; the first one names the rows. */
  readonly heads: readonly { readonly label: string; readonly art?: ReactNode }[];
  readonly rows: readonly { readonly name: string; readonly unit?: string; readonly prices: readonly ReactNode[] }[];
}

/** Prices in columns, as on a menu board; what a customer with cash or the merchant pays stands last, in the colour of money. */
export function PriceTable({ caption, heads, rows }: PriceTableProps) {
  return (
    <div className={`night ${styles.board}`}>
      <table className={styles.prices}>
        {caption && <caption className="visually-hidden">{caption}</caption>}
        <colgroup>
          {heads.map(({ label }) => (
            <col key={label} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.map(({ label, art }) => (
              <th key={label} scope="col">
                {art}
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, unit, prices }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {unit && <p className="fine">{unit}</p>}
              </th>
              {prices.map((price, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={index}>{price}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
