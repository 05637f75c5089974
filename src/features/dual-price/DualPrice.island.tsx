import { formatAmount, formatMoney, formatTotal } from '../../lib/money.ts';
import { NumberField, troubleWords } from '../../ui/NumberField/NumberField.tsx';
import { useNumber } from '../../ui/NumberField/use-number.ts';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { Worksheet } from '../../ui/Worksheet/Worksheet.tsx';
import styles from './DualPrice.module.css';
import { cardPrice, differenceLimits, exampleTicket, ticketLimits } from './dual-price.ts';

/** Type a ticket at cash price and see both receipts: one paid by card, one in cash (decision 28). */
export function DualPrice() {
  const ticket = useNumber(ticketLimits, exampleTicket.cash);
  const difference = useNumber(differenceLimits, exampleTicket.difference);
  const cash = ticket.value;
  const card = cardPrice(cash, difference.value);
  return (
    <Worksheet
      id="dual-price"
      label="Dual price demo"
      fields={
        <>
          <NumberField
            id="ticket"
            label="Ticket at cash price"
            unit="$"
            number={ticket}
            slider={{ min: 1, max: 250, step: 1 }}
          />
          <NumberField
            id="difference"
            label="Card price above it"
            unit="%"
            number={difference}
            slider={{ min: 0, max: differenceLimits.most / 100, step: 0.05 }}
          />
        </>
      }
      result={
        <div className={styles.receipts}>
          <Receipt
            slot
            title="Paid by card"
            groups={[
              [
                { label: 'Card price', value: formatAmount(card) },
                { label: 'Cash price, posted', value: formatAmount(cash) },
              ],
              [{ label: 'Total', value: formatTotal(card), look: 'total' }],
            ]}
          />
          <Receipt
            slot
            title="Paid in cash"
            groups={[
              [
                { label: 'Card price', value: formatAmount(card) },
                { label: 'Cash discount', value: `${card > cash ? '−' : ''}${formatAmount(card - cash)}` },
              ],
              [{ label: 'Total', value: formatTotal(cash), look: 'money' }],
            ]}
          />
        </div>
      }
      announcement={`${troubleWords('$', ticket)} ${troubleWords('%', difference)} Card price ${formatMoney(card)}, cash price ${formatMoney(cash)}.`}
    />
  );
}
