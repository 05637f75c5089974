/** Anything that may carry a qualifier to be printed below: a claim of the ledger, for one. */
export interface Noted {
  readonly note?: string | undefined;
}

/** The distinct qualifiers of these, in order: the same sentence is printed once. */
export const notesOf = (things: readonly Noted[]): readonly string[] => [
  ...new Set(things.flatMap(({ note }) => note ?? [])),
];
