import styles from './Notes.module.css';

export interface NotesProps {
  /** Prefix of the anchors, unique on the page; without it nothing refers to the notes, and they have no numbers. */
  readonly id?: string | undefined;
  readonly notes: readonly string[];
}

/** The small print of a section: numbered qualifiers of its figures, or what is to be said of all of it. */
export function Notes({ id, notes }: NotesProps) {
  if (notes.length === 0) return null;
  const List = id ? 'ol' : 'ul';
  return (
    <List className={`fine columns ${styles.notes}`}>
      {notes.map((note, index) => (
        <li key={note} id={id && `${id}-note-${index + 1}`}>
          {note}
        </li>
      ))}
    </List>
  );
}

export interface NoteMarkProps {
  readonly id: string;
  readonly number: number;
  /** The number as it is read aloud, told from others of the page. */
  readonly label: string;
}

/** The raised number beside a figure, leading to its qualifier; no line ends before it. */
export function NoteMark({ id, number, label }: NoteMarkProps) {
  return (
    <sup className={styles.mark}>
      <a href={`#${id}-note-${number}`} aria-label={label}>
        {number}
      </a>
    </sup>
  );
}
