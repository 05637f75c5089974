import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import type { Page } from './page.schema.ts';
import styles from './Review.module.css';

/** The way of the file, and beside it the terms it may come back with. */
export function Review({ title, intro, steps, terms }: Page['review']) {
  return (
    <Section id="review" tone="wash" title={title} intro={intro}>
      <div className={`split ${styles.review}`}>
        <TitledList as="ol" className={styles.steps} items={steps} />
        <div className={styles.terms}>
          <h3>{terms.title}</h3>
          <dl>
            {terms.items.map((term) => (
              <div key={term.title}>
                <dt>{term.title}</dt>
                <dd>{term.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
