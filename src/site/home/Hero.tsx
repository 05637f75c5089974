import { Art } from '../../drawings/Art.tsx';
import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { OwnFiguresForm } from '../../features/own-figures/OwnFiguresForm.tsx';
import { OwnReceipt } from '../../features/own-figures/OwnReceipt.tsx';
import '../../styles/figure.css';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** What the provider does, beside the receipt that shows it; below, three facts with their qualifiers. */
export function Hero({ kicker, title, lead, start, explore, art, facts }: Page['hero']) {
  const { mark, notes } = footnotes(
    'hero',
    facts.map(({ claim }) => claim),
    kicker,
  );
  return (
    <section className={`wrap split ${styles.hero}`}>
      <div>
        <PageTitle kicker={kicker} title={title} />
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <StartActions start={start} more={explore} />
      </div>
      <div className={styles.stage}>
        <div className={styles.counter}>
          <Art {...art} />
          <OwnFiguresForm />
          <div className="prints">
            <OwnReceipt className={styles.receipt} />
          </div>
        </div>
      </div>
      <div className={styles.facts}>
        <ul>
          {facts.map(({ claim, caption }) => (
            <li key={caption}>
              <b className="figure">{claim.value}</b>
              <span>
                {caption}
                {mark(claim)}
              </span>
            </li>
          ))}
        </ul>
        {notes}
      </div>
      <HeroEnd />
    </section>
  );
}
