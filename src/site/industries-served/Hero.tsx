import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** Two round tables seen from above, which share nothing: two trades, two set-ups. */
export function Hero({ kicker, title, lead, start, choose, halves }: Page['hero']) {
  return (
    <section className={`wrap split ${styles.hero}`}>
      <div>
        <PageTitle kicker={kicker} title={title} />
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <StartActions start={start} more={choose} />
      </div>
      <div className={styles.tables}>
        {halves.map(({ name, text, art }) => (
          <figure key={name}>
            <InlineArt {...art} />
            <figcaption>
              <b>{name}</b>
              {text}
            </figcaption>
          </figure>
        ))}
      </div>
      <HeroEnd />
    </section>
  );
}
