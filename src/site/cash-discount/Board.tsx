import { Art } from '../../drawings/Art.tsx';
import { cardPrice } from '../../features/dual-price/dual-price.ts';
import { formatAmount } from '../../lib/money.ts';
import { PriceTable } from './PriceTable.tsx';
import type { Page } from './page.schema.ts';

/** A menu board that posts both prices of every item. */
export function Board({ ceiling, shop, card, cash, items }: Page['hero']['counter']) {
  return (
    <PriceTable
      heads={[{ label: shop }, ...[card, cash].map(({ label, art }) => ({ label, art: <Art {...art} /> }))]}
      rows={items.map(({ name, cash: price }) => ({
        name,
        prices: [formatAmount(cardPrice(price, ceiling)), formatAmount(price)],
      }))}
    />
  );
}
