/** Anything that may carry a qualifier to be printed below: a claim of the ledger, for one. */
export interface Noted {
  readonly note?: string | undefined;
}

/** The distinct qualifiers of a section in order, numbered from 1. */
export interface NoteList {
  readonly notes: readonly string[];
  /** The number of this thing's qualifier; undefined where it has none. */
  readonly numberOf: (noted: Noted) => number | undefined;
}

/** Numbers the qualifiers of a section; the same sentence gets the same number. */
export function numberNotes(things: readonly Noted[]): NoteList {
  const notes = [...new Set(things.flatMap(({ note }) => note ?? []))];
  return { notes, numberOf: ({ note }) => (note === undefined ? undefined : notes.indexOf(note) + 1) };
}
