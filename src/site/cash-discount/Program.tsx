import { Art } from '../../drawings/Art.tsx';
import { Slides } from '../../features/slides/Slides.tsx';
import { notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Program.module.css';
import type { Page } from './page.schema.ts';

/** Three slides that loop: the savings example, integration, compliance and support. */
export function Program({ title, items, notes }: Page['slides']) {
  return (
    <Section head="line" title={title}>
      <Slides id="program" label={title} slides={items}>
        {(slide) => (
          <div className={styles.slide}>
            <Art {...slide.art} />
            <h3>{slide.title}</h3>
            <p>{slide.text}</p>
          </div>
        )}
      </Slides>
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
