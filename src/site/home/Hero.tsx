import { InlineArt } from '../../drawings/InlineArt.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { numberNotes } from '../../lib/notes.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import { footnote } from '../everywhere/words.yaml';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** What the provider does, beside the receipt that shows it; below, three facts with their qualifiers. */
export function Hero({ kicker, title, lead, explore, art, facts }: Page['hero']) {
  const { notes, numberOf } = numberNotes(facts.map(({ claim }) => claim));
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <Kicker>{kicker}</Kicker>
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <p className="actions">
          <GetStartedButton />
          <ButtonLink variant="quiet" href={explore.to}>
            {explore.label}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.stage}>
        <InlineArt {...art} />
      </div>
      <div className={styles.facts}>
        <ul>
          {facts.map(({ claim, caption }) => (
            <li key={caption}>
              <b>{claim.value}</b>
              <span>
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
