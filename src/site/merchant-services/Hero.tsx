import { Art } from '../../drawings/Art.tsx';
import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** A street of six businesses under the heading, each the way to its card; where it does not fit it scrolls, and on wide screens it goes on. */
export function Hero({ kicker, title, lead, start, more, beyond, cards }: Page['hero'] & Pick<Page['types'], 'cards'>) {
  return (
    <section className={`wash ${styles.hero}`}>
      <div className="wrap">
        <PageTitle kicker={kicker} title={title} />
        <div className={styles.words}>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <StartActions start={start} more={more} />
        </div>
      </div>
      <div className={styles.street}>
        <Art {...beyond} />
        <ul>
          {cards.map(({ id, title: name, door }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <InlineArt {...door} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
        <Art {...beyond} />
      </div>
      <HeroEnd />
    </section>
  );
}
