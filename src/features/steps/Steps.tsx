import { Art, type SpriteOf } from '../../drawings/Art.tsx';
import type { Artwork } from '../../fields/art.ts';
import { type Noted, notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section, type SectionProps } from '../../ui/Section/Section.tsx';
import styles from './Steps.module.css';

export interface StepsProps extends SpriteOf, Pick<SectionProps, 'id' | 'tone' | 'flush' | 'head'> {
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly {
    readonly title: string;
    readonly text: string;
    /** What carries a qualifier to be printed under the step. */
    readonly claim?: Noted | undefined;
    readonly art: Artwork;
  }[];
  /** What carries a qualifier to be printed below. */
  readonly notes?: readonly Noted[];
}

/** Numbered steps side by side, each with its drawing. */
export function Steps({ title, intro, steps, notes = [], sprite, ...section }: StepsProps) {
  return (
    <Section head="line" {...section} title={title} intro={intro}>
      <ol className={`columns ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.title}>
            <Art {...step.art} sprite={sprite} className={styles.art} />
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            {step.claim?.note && <p className="fine">{step.claim.note}</p>}
          </li>
        ))}
      </ol>
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
