import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { PosSlide } from '../../features/pos/PosSlide.tsx';
import { Slides } from '../../features/slides/Slides.tsx';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** Index of the partners, which stays in view beside their sections. */
function Index({ label, list }: Pick<Page['partners'], 'list'> & { readonly label: string }) {
  return (
    <nav aria-label={label} className={styles.index}>
      <ul className="wrap">
        {list.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Grounds of the sections in turn, so that no partner stands on that of its neighbor. */
const grounds = [undefined, 'night', 'wash', undefined, styles.dusk] as const;

/** How their slides stand in turn, where there is room for more than a row to swipe. */
const layouts = [styles.rail, undefined, styles.pair, undefined, styles.pair] as const;

/** A section for each partner, with what its system does in slides. */
export function Partners({ index, ask, list }: Page['partners']) {
  return (
    <div className={styles.partners}>
      <Index label={index} list={list} />
      {list.map(({ id, name, fits, slides }, place) => (
        <section
          key={id}
          id={id}
          className={[styles.partner, grounds[place], layouts[place]].filter(Boolean).join(' ')}
        >
          <div className="wrap">
            <div className={styles.head}>
              <h2>{name}</h2>
              <p className="lead">{fits}</p>
              <GetStartedButton variant="quiet" small service="Point of Sale Systems">
                {`${ask} ${name}`}
              </GetStartedButton>
            </div>
            <Slides id={`${id}-tour`} label={name} slides={slides}>
              {(slide) => <PosSlide {...slide} className={styles.art} />}
            </Slides>
          </div>
        </section>
      ))}
    </div>
  );
}
