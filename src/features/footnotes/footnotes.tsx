import { fill } from '../../lib/fill.ts';
import { type Noted, notesOf } from '../../lib/notes.ts';
import { footnote } from '../../site/everywhere/words.yaml';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';

/** The number that stands beside a figure, of its qualifier among these; nothing where it has none. */
export function markOf(id: string, notes: readonly string[], { note }: Noted, section?: string) {
  if (!note) return null;
  const number = notes.indexOf(note) + 1;
  const label = section ? fill(footnote.markOfSection, { number, section }) : fill(footnote.mark, { number });
  return <NoteMark id={id} number={number} label={label} />;
}

/**
 * The qualifiers of a section's figures: `mark` gives the number that stands beside a figure, `notes` is the list below them
 * all. `id` is the prefix of their anchors, unique on the page; `section` is its title where others of the
 * page have notes too: numbers begin anew in each.
 */
export function footnotes(id: string, figures: readonly Noted[], section?: string) {
  const notes = notesOf(figures);
  return { mark: (figure: Noted) => markOf(id, notes, figure, section), notes: <Notes id={id} notes={notes} /> };
}
