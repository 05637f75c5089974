import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import type { ClosingCallWords } from '../../fields/page.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import { GetStartedButton } from '../lead-capture/GetStartedButton.tsx';
import styles from './ClosingCall.module.css';

export interface ClosingCallProps extends Readonly<ClosingCallWords> {
  /** How it is set without a sheet of its own, after a page's sheets. */
  readonly bare?: string | undefined;
  /** What the page prints on the stub: a receipt, a ledger's line, a ticket. */
  readonly children: ReactNode;
}

/** The closing call of a page, on a sheet torn off like a receipt: its words and the lead dialog, and the page's own stub. */
export function ClosingCall({ title, text, button, write, links, bare, children }: ClosingCallProps) {
  const words = (
    <div>
      <h2>{title}</h2>
      <p className={`lead ${styles.text}`}>{text}</p>
      <div className={`actions ${styles.actions}`}>
        <GetStartedButton>{button}</GetStartedButton>
        {write && (
          <span>
            {`${write} `}
            <a href={`mailto:${brand.mailboxes.sales}`}>{brand.mailboxes.sales}</a>
          </span>
        )}
        {links.map(({ label, to }) => (
          <MoreLink key={to} href={to}>
            {label}
          </MoreLink>
        ))}
      </div>
    </div>
  );
  return (
    <section className={`wrap ${styles.call}`}>
      {bare ? (
        <div className={`split ${bare}`}>
          {words}
          {children}
        </div>
      ) : (
        <Sheet stub={children}>{words}</Sheet>
      )}
    </section>
  );
}
