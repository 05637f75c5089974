import { PosSlide } from '../../features/pos/PosSlide.tsx';
import { Slides } from '../../features/slides/Slides.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import styles from './Pos.module.css';
import type { Page } from './page.schema.ts';

/** Four point-of-sale systems from first to last; the fifth is named beside them. */
export function Pos({ title, intro, link, label, slides }: Page['pos']) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <h2>{title}</h2>
        <p className={styles.intro}>
          {`${intro} `}
          <a href={link.to}>{link.label}</a>
        </p>
        <Slides id="pos-systems" label={label} mode="ends" slides={slides}>
          {({ link: more, ...slide }) => (
            <PosSlide {...slide}>
              <MoreLink href={more.to}>{more.label}</MoreLink>
            </PosSlide>
          )}
        </Slides>
      </div>
    </section>
  );
}
