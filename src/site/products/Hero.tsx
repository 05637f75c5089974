import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** A cabinet with a device in each of its five niches; the tickets on their edges lead to their sections. */
export function Hero({ kicker, title, lead, start, list }: Page['hero'] & Pick<Page['partners'], 'list'>) {
  return (
    <section className={`wrap split ${styles.hero}`}>
      <div>
        <PageTitle kicker={kicker} title={title} />
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className="actions">
          <GetStartedButton service="Point of Sale Systems">{start}</GetStartedButton>
        </div>
      </div>
      <ul className={styles.cabinet}>
        {list.map(({ id, name, shelf, art }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <InlineArt {...art} />
              <span>
                <b>{name}</b>
                {shelf}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <HeroEnd />
    </section>
  );
}
