import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './HighRiskReview.module.css';

/** The way of the file, and beside it the terms it may come back with. */
export function HighRiskReview({ title, intro, steps, terms }: HighRiskContent['review']) {
  return (
    <Section flush>
      <SectionHead title={title} intro={intro} />
      <div className={styles.review}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
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
