import { cardPrice } from '../../features/dual-price/dual-price.ts';
import { formatAmount, formatTotal } from '../../lib/money.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import type { Page } from './page.schema.ts';
import styles from './Ticket.module.css';

/** The receipt of what was items from the board, with both totals and the difference between them. */
export function Ticket({ ceiling, shop, card, cash, items, ticket, discount, thanks }: Page['hero']['counter']) {
  const byCard = items.reduce((sum, item) => sum + item.count * cardPrice(item.cash, ceiling), 0);
  const inCash = items.reduce((sum, item) => sum + item.count * item.cash, 0);
  return (
    <Receipt
      title={shop}
      mark={ticket}
      groups={[
        items.map((item) => ({
          label: `${item.count} × ${item.name}`,
          value: formatAmount(item.count * cardPrice(item.cash, ceiling)),
        })),
        [
          { label: card, value: formatTotal(byCard), look: 'total' },
          { label: discount, value: `−${formatAmount(byCard - inCash)}` },
        ],
        [{ label: cash, value: formatTotal(inCash), look: 'money' }],
      ]}
    >
      <p className={styles.thanks}>{thanks}</p>
    </Receipt>
  );
}
