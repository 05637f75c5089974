import { Art } from '../../drawings/Art.tsx';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { carousel } from '../everywhere/words.yaml';
import type { Page } from './page.schema.ts';
import styles from './Types.module.css';

/** Six kinds of partner: what each brings, and the rule each has to mind. */
export function Types({ title, intro, bringsTitle, carefulTitle, slides }: Page['types']) {
  return (
    <Section flush title={title} intro={intro}>
      <Carousel
        id="partner-types"
        words={carousel}
        label={title}
        mode="loop"
        slides={slides.map(({ title: name, brings, careful, art }) => ({
          title: name,
          content: (
            <>
              <Art {...art} className={styles.art} />
              <div className={styles.words}>
                <h3>{name}</h3>
                <dl>
                  <dt>{bringsTitle}</dt>
                  <dd>{brings}</dd>
                  <dt>{carefulTitle}</dt>
                  <dd>{careful}</dd>
                </dl>
              </div>
            </>
          ),
        }))}
      />
    </Section>
  );
}
