import { ClosingCall } from '../../features/closing-call/ClosingCall.tsx';
import { OwnFiguresMark } from '../../features/own-figures/OwnFiguresMark.tsx';
import { Printed } from '../../features/own-figures/Printed.tsx';
import { behaviourMark } from '../../lib/browser-protocol.ts';
import '../../styles/figure.css';
import styles from './Closing.module.css';
import type { Page } from './page.schema.ts';

/** The closing call of the list: its stub is a statement filled in with the example, or with the visitor's own figures. */
export function Closing({ closing: { stub, ...call } }: Pick<Page, 'closing'>) {
  return (
    <ClosingCall {...call}>
      <div {...{ [behaviourMark]: 'figures' }}>
        <p className="label">
          <OwnFiguresMark />
        </p>
        <ul className={styles.lines}>
          {(['sales', 'feesMonth', 'rate'] as const).map((name) => (
            <li key={name}>
              {stub[name]}
              <span className="figure">
                <Printed name={name} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ClosingCall>
  );
}
