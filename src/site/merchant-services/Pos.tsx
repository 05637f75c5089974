import { PosSlide } from '../../features/pos/PosSlide.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { carousel } from '../everywhere/words.yaml';
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
        <Carousel
          id="pos-systems"
          words={carousel}
          label={label}
          mode="ends"
          slides={slides.map(({ title: name, text, art, link: more }) => ({
            title: name,
            content: (
              <PosSlide title={name} text={text} art={art}>
                <MoreLink href={more.to}>{more.label}</MoreLink>
              </PosSlide>
            ),
          }))}
        />
      </div>
    </section>
  );
}
