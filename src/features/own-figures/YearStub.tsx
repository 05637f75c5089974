import { behaviourMark } from '../../lib/browser-protocol.ts';
import { ownFigures as words } from '../../site/everywhere/words.yaml';
import { Receipt } from '../../ui/Receipt/Receipt.tsx';
import { OwnFiguresMark } from './OwnFiguresMark.tsx';
import { Printed } from './Printed.tsx';
import styles from './YearStub.module.css';

export interface YearStubProps {
  /** What stands at its foot: a receipt's barcode, or the two price tags that offset the fees. */
  readonly foot: 'barcode' | 'tags';
}

/** A year of card fees, torn off at the foot of a page: of the example, or of the visitor's own figures. */
export function YearStub({ foot }: YearStubProps) {
  return (
    <div {...{ [behaviourMark]: 'figures' }}>
      <Receipt
        bare
        barcode={foot === 'barcode'}
        title={<OwnFiguresMark />}
        groups={[
          [{ label: words.year, value: <Printed name="feesYear" />, look: 'total' }],
          [
            { label: <Printed key="offset" name="offsetLabel" />, value: <Printed name="offsetYear" /> },
            { label: words.left, value: <Printed name="leftYear" /> },
          ],
        ]}
      >
        {foot === 'tags' && (
          <p className={styles.tags}>
            <span>
              <small>{words.cardPrice}</small> <Printed name="cardPrice" />
            </span>
            <span>
              <small>{words.cashPrice}</small> <Printed name="cashPrice" />
            </span>
          </p>
        )}
      </Receipt>
    </div>
  );
}
