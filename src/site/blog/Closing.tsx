import { ClosingCall } from '../../features/closing-call/ClosingCall.tsx';
import { example } from '../../features/own-figures/example.ts';
import { print } from '../../features/own-figures/print.ts';
import { formatMoney } from '../../lib/money.ts';
import styles from './Closing.module.css';
import type { Page } from './page.schema.ts';

/** The closing call of the list: its stub is a statement filled in, to be held against the visitor's own. */
export function Closing({ closing: { stub, ...call } }: Pick<Page, 'closing'>) {
  const { feesMonth, rate } = print(example);
  const lines = [
    { label: stub.sales, value: formatMoney(example.sales) },
    { label: stub.fees, value: feesMonth },
    { label: stub.rate, value: rate },
  ];
  return (
    <ClosingCall {...call}>
      <p className="label">{stub.title}</p>
      <ul className={styles.lines}>
        {lines.map(({ label, value }) => (
          <li key={label}>
            {label}
            <span className="mono">{value}</span>
          </li>
        ))}
      </ul>
    </ClosingCall>
  );
}
