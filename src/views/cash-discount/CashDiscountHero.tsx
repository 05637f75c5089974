import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Art } from '../../illustrations/Art.tsx';
import type { CashDiscountContent } from '../../schemas/pages/cash-discount.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import { CashDiscountBoard } from './CashDiscountBoard.tsx';
import styles from './CashDiscountHero.module.css';
import { CashDiscountTicket } from './CashDiscountTicket.tsx';

/** The offer in words, a menu board with both prices, and the receipt of an order from it, printed by the header. */
export function CashDiscountHero({ kicker, title, lead, calculate, art, ...counter }: CashDiscountContent['hero']) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <Kicker>{kicker}</Kicker>
        <h1>
          {title.split(/(?<=\.) /).map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <GetStartedButton />
          <ButtonLink variant="quiet" href={calculate.to}>
            {calculate.label}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.board}>
        <Art {...art} className={styles.ways} />
        <CashDiscountBoard {...counter} />
      </div>
      <div className={styles.ticket}>
        <CashDiscountTicket {...counter} />
      </div>
    </section>
  );
}
