import { Art } from '../../illustrations/Art.tsx';
import { numberNotes } from '../../lib/notes.ts';
import type { HomeContent } from '../../schemas/pages/home.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './HomeHowItWorks.module.css';

/** Three steps along one dashed line. */
export function HomeHowItWorks({ title, intro, steps, notes }: HomeContent['howItWorks']) {
  return (
    <Section flush>
      <SectionHead title={title} intro={intro} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <Art {...step.art} className={styles.art} />
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <Notes notes={numberNotes(notes).notes} />
    </Section>
  );
}
