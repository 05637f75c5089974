import { brand } from '../../brand.ts';
import type { ClosingCallWords } from '../../fields/page.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { GetStartedButton } from '../lead-capture/GetStartedButton.tsx';
import styles from './ClosingCall.module.css';

/** The closing call of a page, on a sheet torn off like a receipt: the lead dialog first, then every other way on. */
export function ClosingCall({ title, text, button, write, links }: ClosingCallWords) {
  return (
    <section className={`wrap ${styles.call}`}>
      <Slip size="large">
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
      </Slip>
    </section>
  );
}
