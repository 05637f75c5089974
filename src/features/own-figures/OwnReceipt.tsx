import { ownFigures as words } from '../../site/everywhere/words.yaml';
import { Receipt, type ReceiptProps } from '../../ui/Receipt/Receipt.tsx';
import { OwnFiguresMark } from './OwnFiguresMark.tsx';
import { Printed } from './Printed.tsx';

/** What the terminal prints: a month of card fees, what a posted difference offsets of them and what stays; then the year. */
export function OwnReceipt({ className }: Pick<ReceiptProps, 'className'>) {
  return (
    <Receipt
      barcode
      className={className}
      title={<OwnFiguresMark />}
      groups={[
        [
          { label: words.rate, value: <Printed name="rate" /> },
          { label: words.feesMonth, value: <Printed name="feesMonth" /> },
          { label: <Printed key="offset" name="offsetLabel" />, value: <Printed name="offsetMonth" /> },
          { label: words.left, value: <Printed name="leftMonth" /> },
        ],
        [{ label: words.feesYear, value: <Printed name="feesYear" />, look: 'total' }],
        [
          { label: words.cardPrice, value: <Printed name="cardPrice" /> },
          { label: words.cashPrice, value: <Printed name="cashPrice" /> },
        ],
      ]}
    >
      <p>
        <Printed name="covering" />
      </p>
    </Receipt>
  );
}
