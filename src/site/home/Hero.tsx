import { InlineArt } from '../../drawings/InlineArt.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { numberNotes } from '../../lib/notes.ts';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import { footnote } from '../everywhere/words.yaml';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** What the provider does, beside the receipt that shows it; below, three facts with their qualifiers. */
export function Hero({ kicker, title, lead, explore, art, facts }: Page['hero']) {
  const { notes, numberOf } = numberNotes(facts.map(({ claim }) => claim));
  return (
    <section className={`wrap split ${styles.hero}`}>
      <div className={styles.words}>
        <Kicker>{kicker}</Kicker>
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <StartActions more={explore} />
      </div>
      <div className={styles.stage}>
        <InlineArt {...art} />
      </div>
      <div className={styles.facts}>
        <ul>
          {facts.map(({ claim, caption }) => (
            <li key={caption}>
              <b>{claim.value}</b>
              <span className="fine">
                {caption}
                <NoteMark id="hero" number={numberOf(claim)} label={footnote.mark} />
              </span>
            </li>
          ))}
        </ul>
        <Notes id="hero" notes={notes} />
      </div>
    </section>
  );
}
