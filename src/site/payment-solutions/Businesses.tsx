import { Art } from '../../drawings/Art.tsx';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { carousel } from '../everywhere/words.yaml';
import styles from './Businesses.module.css';
import type { Page } from './page.schema.ts';

/** Six kinds of business, each with the tools it would start with. */
export function Businesses({ title, intro, label, slides }: Page['businesses']) {
  return (
    <Section flush title={title} intro={intro}>
      <Carousel
        id="businesses"
        words={carousel}
        label={label}
        mode="loop"
        slides={slides.map((slide) => ({
          title: slide.title,
          content: (
            <>
              <Art {...slide.art} className={styles.art} />
              <div className={styles.words}>
                <h3>{slide.title}</h3>
                <p>{slide.text}</p>
                <p className={styles.tools}>{slide.tools}</p>
              </div>
            </>
          ),
        }))}
      />
    </Section>
  );
}
