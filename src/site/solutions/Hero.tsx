import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

export interface HeroProps extends Readonly<Page['hero']> {
  /** What the drawers of the cabinet hold, from the first down. */
  readonly drawers: Page['cards']['items'];
}

/**
 * The index in two sentences, and the cabinet it is kept in, each drawer of which opens a page. The words come first, though they
 * stand to the right where there is room: a page that is painted while it is read would otherwise push the cabinet down.
 */
export function Hero({ kicker, title, lead, open, art, drawers }: HeroProps) {
  return (
    <section className="wash">
      <div className={`wrap split ${styles.split}`}>
        <div className={styles.words}>
          <PageTitle kicker={kicker} title={title} />
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <p className="actions">
            <ButtonLink href={open.to}>{open.label}</ButtonLink>
            <GetStartedButton variant="quiet" />
          </p>
        </div>
        <div className={styles.cabinet}>
          <InlineArt {...art} />
          <ul>
            {drawers.map((drawer) => (
              <li key={drawer.title}>
                <a href={drawer.link.to}>
                  <span className="visually-hidden">{drawer.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <HeroEnd />
    </section>
  );
}
