import { cardPrice } from '../../features/dual-price/dual-price.ts';
import { formatAmount, formatTotal } from '../../lib/money.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import type { Page } from './page.schema.ts';

/** The receipt of what was ordered from the board, with both totals and, item by item, the difference between them. */
export function Ticket({ ceiling, shop, card, cash, items, ticket, discount }: Page['hero']['counter']) {
  const lines = items.map(({ name, count, cash: price }) => {
    const byCard = count * cardPrice(price, ceiling);
    return { name, count, byCard, less: byCard - count * price };
  });
  const byCard = lines.reduce((sum, line) => sum + line.byCard, 0);
  const less = lines.reduce((sum, line) => sum + line.less, 0);
  return (
    <Receipt
      barcode
      title={shop}
      mark={ticket}
      groups={[
        lines.map((line) => ({ label: `${line.count} × ${line.name}`, value: formatAmount(line.byCard) })),
        [{ label: card.label, value: formatTotal(byCard), look: 'total' }],
        lines.map((line) => ({ label: line.name, value: `−${formatAmount(line.less)}` })),
        [
          { label: <b key={discount}>{discount}</b>, value: <b>{`−${formatAmount(less)}`}</b> },
          { label: cash.label, value: formatTotal(byCard - less), look: 'money' },
        ],
      ]}
    />
  );
}
