import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Steps.module.css';

/** Four steps kept in double entry: what you do, and what we do. */
export function Steps({ title, you, we, items, ask }: Page['steps']) {
  return (
    <Section id="how-it-works">
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {items.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>
              <b>{you}</b>
              {step.you}
            </p>
            <p>
              <b>{we}</b>
              {step.we}
            </p>
          </li>
        ))}
      </ol>
      <div className={`columns ${styles.ask}`}>
        <h3>{ask.title}</h3>
        <ul>
          {ask.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
