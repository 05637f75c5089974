import { ClosingCall } from '../../features/closing-call/ClosingCall.tsx';
import styles from './Closing.module.css';
import type { Page } from './page.schema.ts';

/** The closing call of the list: its stub is a form with a line for each figure of a visitor's own statement. */
export function Closing({ closing: { stub, ...call } }: Pick<Page, 'closing'>) {
  return (
    <ClosingCall {...call}>
      <p className="label">{stub.title}</p>
      <ul className={styles.lines}>
        {stub.lines.map(({ label, unit }) => (
          <li key={label}>
            {label}
            <span className="mono">{unit}</span>
          </li>
        ))}
      </ul>
    </ClosingCall>
  );
}
