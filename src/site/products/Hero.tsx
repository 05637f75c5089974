import { InlineArt } from '../../drawings/InlineArt.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** A shelf with five devices; the tickets on its edge lead to their sections. */
export function Hero({ kicker, title, lead, list }: Page['hero'] & Pick<Page['partners'], 'list'>) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <Kicker>{kicker}</Kicker>
      <div className={`split ${styles.words}`}>
        <h1>{title}</h1>
        <div>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <GetStartedButton service="Point of Sale Systems" />
        </div>
      </div>
      <ul className={styles.shelf}>
        {list.map(({ id, name, shelf, art }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <InlineArt {...art} />
              <span className={styles.ticket}>
                <b>{name}</b>
                {shelf}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
