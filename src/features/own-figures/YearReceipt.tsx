import { behaviourMark } from '../../lib/browser-protocol.ts';
import { ownFigures as words } from '../../site/everywhere/words.yaml';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { OwnFiguresMark } from './OwnFiguresMark.tsx';
import { Printed } from './Printed.tsx';

/** A year of card fees, torn off at the foot of a page: of the example, or of the visitor's own figures. */
export function YearReceipt() {
  return (
    <div {...{ [behaviourMark]: 'figures' }}>
      <Receipt
        bare
        barcode
        title={<OwnFiguresMark />}
        groups={[
          [{ label: words.year, value: <Printed name="feesYear" />, look: 'total' }],
          [
            { label: <Printed key="offset" name="offsetLabel" />, value: <Printed name="offsetYear" /> },
            { label: words.leftYear, value: <Printed name="leftYear" /> },
          ],
        ]}
      />
    </div>
  );
}
