import { Art } from '../../drawings/Art.tsx';
import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** The six tools as messages that leave the shop, each the link to its tool; the first is in the page itself. */
export function Hero({ kicker, title, lead, start, more, messages }: Page['hero']) {
  return (
    <section className={`wash ${styles.hero}`}>
      <div className={`wrap split ${styles.sides}`}>
        <div>
          <PageTitle kicker={kicker} title={title} />
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <StartActions start={start} more={more} />
        </div>
        <ul className={styles.messages}>
          {messages.map(({ link, art }, index) => (
            <li key={link.to}>
              <a href={link.to}>
                {index === 0 ? <InlineArt {...art} /> : <Art {...art} />}
                <span>
                  {link.label}
                  <Icon name="arrow" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <HeroEnd />
    </section>
  );
}
