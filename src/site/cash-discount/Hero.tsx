import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { Board } from './Board.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';
import { Ticket } from './Ticket.tsx';

/** The offer in words, a menu board with both prices, and the receipt of an order from it, printed by the header. */
export function Hero({ kicker, title, lead, start, calculate, counter }: Page['hero']) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div>
        <PageTitle kicker={kicker} title={title} />
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <StartActions start={start} more={calculate} />
      </div>
      <Board {...counter} />
      <div className={`prints ${styles.ticket}`}>
        <Ticket {...counter} />
      </div>
      <HeroEnd />
    </section>
  );
}
