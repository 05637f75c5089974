import { InlineArt } from '../../drawings/InlineArt.tsx';
import type { Artwork } from '../../fields/art.ts';
import { StartActions, type StartActionsProps } from '../lead-capture/StartActions.tsx';
import { HeroEnd } from './HeroEnd.tsx';
import { PageTitle } from './PageTitle.tsx';
import '../../styles/night.css';
import styles from './Hero.module.css';

export interface HeroProps extends StartActionsProps {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly art: Artwork;
}

/** What a page opens with: its words and the two ways on, beside a drawing, at night. */
export function Hero({ kicker, title, lead, start, more, art }: HeroProps) {
  return (
    <section className={`night ${styles.hero}`}>
      <div className={`wrap ${styles.sides}`}>
        <div>
          <PageTitle kicker={kicker} title={title} />
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <StartActions start={start} more={more} />
        </div>
        <InlineArt {...art} className={styles.art} />
      </div>
      <HeroEnd />
    </section>
  );
}
