import { Art } from '../../drawings/Art.tsx';
import { cardPrice } from '../../features/dual-price/dual-price.ts';
import { formatAmount } from '../../lib/money.ts';
import type { Page } from './page.schema.ts';
import '../../styles/night.css';
import styles from './Board.module.css';

/** A menu board that posts both prices of every item. */
export function Board({ ceiling, shop, card, cash, items }: Page['hero']['counter']) {
  return (
    <table className={`night ${styles.board}`}>
      <thead>
        <tr>
          <th scope="col">{shop}</th>
          {[card, cash].map(({ label, art }) => (
            <th key={label} scope="col">
              <Art {...art} />
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.name}>
            <th scope="row">{item.name}</th>
            <td>{formatAmount(cardPrice(item.cash, ceiling))}</td>
            <td>{formatAmount(item.cash)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
