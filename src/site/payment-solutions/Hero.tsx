import { Art } from '../../drawings/Art.tsx';
import { InlineArt } from '../../drawings/InlineArt.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** The six tools on a shelf, each above the tag that leads to it; what a phone shows first is in the page itself. */
export function Hero({ kicker, title, lead, more, shelf }: Page['hero']) {
  return (
    <section className={`wash ${styles.hero}`}>
      <div className={`wrap ${styles.words}`}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{title}</h1>
        </div>
        <div>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <StartActions more={more} />
        </div>
      </div>
      <ul className={`wrap ${styles.shelf}`}>
        {shelf.map(({ link, art }, index) => (
          <li key={link.to}>
            {index < 3 ? <InlineArt {...art} /> : <Art {...art} />}
            <a href={link.to}>
              {link.label}
              <Icon name="chevron" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
