import { Art } from '../../illustrations/Art.tsx';
import { InlineArt } from '../../illustrations/InlineArt.tsx';
import type { AboutContent } from '../../schemas/pages/about.ts';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './AboutHero.module.css';

/** The opening words in the sky over salt flats; the letter below lies on them. */
export function AboutHero({ kicker, title, lead, franking, art }: AboutContent['hero']) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{title}</h1>
        </div>
        <div className={styles.aside}>
          <Art {...franking} className={styles.franking} />
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <div className={styles.land}>
        <InlineArt {...art} />
      </div>
    </section>
  );
}
