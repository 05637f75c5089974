import { Art } from '../../drawings/Art.tsx';
import { Slides } from '../../features/slides/Slides.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Types.module.css';

/** Six kinds of partner: what each brings, and the rule each has to mind. */
export function Types({ title, intro, bringsTitle, carefulTitle, slides }: Page['types']) {
  return (
    <Section flush head="line" title={title} intro={intro}>
      <Slides id="partner-types" label={title} slides={slides}>
        {({ title: name, brings, careful, art }) => (
          <>
            <Art {...art} className="wash" />
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
        )}
      </Slides>
    </Section>
  );
}
