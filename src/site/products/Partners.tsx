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
const grounds = ['wash', 'night', undefined, styles.paper, 'wash'] as const;

/** A section for each partner: one drawing large, and the rest of its slides as a rail beside it. */
export function Partners({ index, ask, list }: Page['partners']) {
  return (
    <div className={styles.partners}>
      <Index label={index} list={list} />
      {list.map(({ id, name, fits, slides }, place) => (
        <section key={id} id={id} className={[styles.partner, grounds[place]].filter(Boolean).join(' ')}>
          <div className="wrap">
            <div className={styles.head}>
              <h2>{name}</h2>
              <p className="lead">{fits}</p>
              <GetStartedButton variant="quiet" small service="Point of Sale Systems">
                {`${ask} ${name}`}
              </GetStartedButton>
            </div>
            <Slides id={`${id}-tour`} label={name} slides={slides}>
              {({ large, ...slide }) => <PosSlide {...slide} className={large ? styles.large : styles.small} />}
            </Slides>
          </div>
        </section>
      ))}
    </div>
  );
}
