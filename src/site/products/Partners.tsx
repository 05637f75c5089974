import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { PosSlide } from '../../features/pos/PosSlide.tsx';
import { Slides } from '../../features/slides/Slides.tsx';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** A carousel for each partner, one after the other like the pages of a catalogue. */
export function Partners({ ask, list }: Page['partners']) {
  return (
    <>
      {list.map(({ id, name, fits, slides }, index) => (
        <section key={id} id={id} className={index % 2 === 0 ? `wash ${styles.partner}` : styles.partner}>
          <div className="wrap">
            <div className={styles.head}>
              <h2>{name}</h2>
              <p>{fits}</p>
              <GetStartedButton variant="quiet" small service="Point of Sale Systems">
                {`${ask} ${name}`}
              </GetStartedButton>
            </div>
            <Slides id={`${id}-tour`} label={name} slides={slides}>
              {(slide) => <PosSlide {...slide} />}
            </Slides>
          </div>
        </section>
      ))}
    </>
  );
}
