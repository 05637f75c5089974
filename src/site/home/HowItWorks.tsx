import { Art } from '../../drawings/Art.tsx';
import { notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './HowItWorks.module.css';
import type { Page } from './page.schema.ts';

/** Three steps along one dashed line. */
export function HowItWorks({ title, intro, steps, notes }: Page['howItWorks']) {
  return (
    <Section flush head="line" title={title} intro={intro}>
      <ol className={`columns ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.title}>
            <Art {...step.art} className={styles.art} />
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
