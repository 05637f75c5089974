import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { InlineArt } from '../../illustrations/InlineArt.tsx';
import type { IndustriesServedContent } from '../../schemas/pages/industries-served.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './IndustriesHero.module.css';

/** The page split down the middle: two trades, two set-ups, nothing in common but the line they stand on. */
export function IndustriesHero({ kicker, title, lead, choose, halves }: IndustriesServedContent['hero']) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.split}`}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{title}</h1>
        </div>
        <div className={styles.lead}>
          <p>{lead}</p>
          <div className={styles.actions}>
            <GetStartedButton />
            <ButtonLink variant="quiet" href={choose.to}>
              {choose.label}
            </ButtonLink>
          </div>
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
