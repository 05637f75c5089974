import { Art } from '../../drawings/Art.tsx';
import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** The opening words in the sky over a plain; the letter below lies on it. */
export function Hero({ kicker, title, lead, franking, art }: Page['hero']) {
  return (
    <section className={styles.hero}>
      <div className={`wrap columns ${styles.words}`}>
        <div>
          <PageTitle kicker={kicker} title={title} />
        </div>
        <div className={styles.aside}>
          <Art {...franking} className={styles.franking} />
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
      </div>
      <div className={styles.land}>
        <InlineArt {...art} />
      </div>
      <HeroEnd />
    </section>
  );
}
