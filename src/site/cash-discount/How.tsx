import type { ReactNode } from 'react';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './How.module.css';
import type { Page } from './page.schema.ts';

export interface HowProps extends Readonly<Page['how']> {
  /** The dual price demo. */
  readonly children: ReactNode;
}

/** How dual pricing works: two receipts to try, and the three things that happen in the shop. */
export function How({ title, intro, steps, children }: HowProps) {
  return (
    <Section flush>
      <SectionHead title={title} intro={intro} />
      {children}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
