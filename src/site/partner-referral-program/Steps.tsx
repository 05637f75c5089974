import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import { Split } from './Split.tsx';
import styles from './Steps.module.css';

/** What there is to share; four steps kept in double entry: what you do, and what we do; and what to ask before the first. */
export function Steps({ title, you, we, split, items, ask }: Page['steps']) {
  return (
    <Section id="how-it-works" title={title}>
      <Split {...split} you={you} we={we} />
      <div className={styles.sides}>
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
        <div className={styles.ask}>
          <h3>{ask.title}</h3>
          <ul>
            {ask.questions.map(({ text, answer }) => (
              <li key={text}>
                {text}
                {answer && <p>{answer}</p>}
              </li>
            ))}
          </ul>
          {ask.foot && <p>{ask.foot}</p>}
        </div>
      </div>
    </Section>
  );
}
