import { Art } from '../../drawings/Art.tsx';
import { notesOf } from '../../lib/notes.ts';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { carousel } from '../everywhere/words.yaml';
import type { Page } from './page.schema.ts';
import styles from './Slides.module.css';

/** Three slides that loop: the savings example, integration, compliance and support. */
export function Slides({ title, label, items, notes }: Page['slides']) {
  return (
    <Section title={title}>
      <Carousel
        id="program"
        words={carousel}
        label={label}
        mode="loop"
        slides={items.map((slide) => ({
          title: slide.title,
          content: (
            <div className={styles.slide}>
              <Art {...slide.art} />
              <h3>{slide.title}</h3>
              <p>{slide.text}</p>
            </div>
          ),
        }))}
      />
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
