import { InlineArt } from '../../drawings/InlineArt.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** The page split down the middle: two trades, two set-ups, nothing in common but the line they stand on. */
export function Hero({ kicker, title, lead, choose, halves }: Page['hero']) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.halves}`}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{title}</h1>
        </div>
        <div className={styles.words}>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <StartActions more={choose} />
        </div>
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
    </section>
  );
}
