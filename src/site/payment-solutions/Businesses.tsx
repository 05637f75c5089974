import { Art } from '../../drawings/Art.tsx';
import { Slides } from '../../features/slides/Slides.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Businesses.module.css';
import type { Page } from './page.schema.ts';

/** Six kinds of business, each with the tools it would start with. */
export function Businesses({ title, intro, label, slides }: Page['businesses']) {
  return (
    <Section head="line" title={title} intro={intro}>
      <Slides id="businesses" label={label} slides={slides}>
        {({ title: name, text, tools, art }) => (
          <>
            <Art {...art} className="wash" />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{text}</p>
              {/* On two lines each, so that all begin level. */}
              <p className={styles.tools}>{tools.replace(' + ', '\n+ ')}</p>
            </div>
          </>
        )}
      </Slides>
    </Section>
  );
}
