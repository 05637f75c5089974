import type { z } from 'astro/zod';
import { Art, type SpriteOf } from '../../drawings/Art.tsx';
import type { Artwork } from '../../fields/art.ts';
import type { link } from '../../fields/link.ts';
import { type Noted, notesOf } from '../../lib/notes.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section, type SectionProps } from '../../ui/Section/Section.tsx';
import styles from './Cards.module.css';

export interface CardsProps extends SpriteOf, Pick<SectionProps, 'id' | 'tone' | 'flush'> {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly {
    readonly title: string;
    readonly text: string;
    readonly link?: z.infer<typeof link> | undefined;
    readonly art: Artwork;
  }[];
  /** What carries a qualifier to be printed below. */
  readonly notes?: readonly Noted[];
}

/** Cards, each with its drawing and perhaps a way on: three in a row where that comes out even, else two. */
export function Cards({ title, intro, items, notes = [], sprite, ...section }: CardsProps) {
  return (
    <Section {...section} head="line" title={title} intro={intro}>
      <ul className={`columns ${styles.cards}`}>
        {items.map(({ title: name, text, link, art }) => (
          <li key={name}>
            <Art {...art} sprite={sprite} className={`wash ${styles.art}`} />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{text}</p>
              {link && <MoreLink href={link.to}>{link.label}</MoreLink>}
            </div>
          </li>
        ))}
      </ul>
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
