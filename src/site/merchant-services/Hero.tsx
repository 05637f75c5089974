import { InlineArt } from '../../drawings/InlineArt.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** A street of six businesses under the heading; narrow screens see as much of it as fits. */
export function Hero({ kicker, title, lead, more, street }: Page['hero']) {
  return (
    <section className={`wash ${styles.hero}`}>
      <div className="wrap">
        <Kicker>{kicker}</Kicker>
        <h1>{title}</h1>
        <div className={styles.words}>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <StartActions more={more} />
        </div>
        <div className={styles.street}>
          {street.map((piece) => (
            <InlineArt key={piece.scene} {...piece} />
          ))}
        </div>
      </div>
    </section>
  );
}
