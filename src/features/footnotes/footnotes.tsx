import { type Noted, notesOf } from '../../lib/notes.ts';
import { footnote } from '../../site/everywhere/words.yaml';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';

/** The number that stands beside a figure, of its qualifier among these; nothing where it has none. */
export const markOf = (id: string, notes: readonly string[], { note }: Noted) =>
  note && <NoteMark id={id} number={notes.indexOf(note) + 1} label={footnote.mark} />;

/**
 * The qualifiers of a section's figures: `mark` gives the number that stands beside a figure, `notes` is the list below them
 * all. `id` is the prefix of their anchors, unique on the page.
 */
export function footnotes(id: string, figures: readonly Noted[]) {
  const notes = notesOf(figures);
  return { mark: (figure: Noted) => markOf(id, notes, figure), notes: <Notes id={id} notes={notes} /> };
}
