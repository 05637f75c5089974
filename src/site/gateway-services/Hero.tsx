import { InlineArt } from '../../drawings/InlineArt.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import '../../styles/night.css';
import styles from './Hero.module.css';

/** A payment on its way down through one of two gates, at night. */
export function Hero({ kicker, title, lead, start, more, art }: Page['hero']) {
  return (
    <section className={`night ${styles.hero}`}>
      <div className={`wrap ${styles.sides}`}>
        <div>
          <h1>
            <Kicker>{kicker}</Kicker>
            {` ${title}`}
          </h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <StartActions start={start} more={more} />
        </div>
        <InlineArt {...art} className={styles.art} />
      </div>
    </section>
  );
}
