import { brandTokens } from '../brand/facts.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { Claim } from './claim.ts';
import { figuresIn } from './figures.ts';
import type { Complaint, WrittenSubject } from './subject.schema.ts';
import { type Meaning, replaceTokens } from './tokens.ts';

interface FilledNotes {
  /** The words and the note of each figure as they are shown. */
  readonly filled: Readonly<Record<string, Pick<Claim, 'wording' | 'note'>>>;
  readonly mistakes: readonly Complaint[];
}

/** Fills in the figures and facts that the words and notes of a file name, and says what they type out instead. */
export function notesOf(file: WrittenSubject): FilledNotes {
  const { figures, notes } = file;
  const mistakes: Complaint[] = [];
  const meanings = new Map<string, Meaning>([
    ...Object.entries(brandTokens).map(([name, fact]) => [name, { fact }] as const),
    ...Object.entries(figures).map(([name, { value }]) => [name, { figure: value, isShown: true }] as const),
  ]);
  const fill = (text: string, ...path: Complaint['path']): string => {
    const resolved = replaceTokens(text, (name) => meanings.get(name));
    const reasons = [
      ...resolved.unknown.map((token) => unknownToken(token, [...meanings.keys()])),
      ...typedOut(text, file),
    ];
    mistakes.push(...reasons.map((message) => ({ path, message })));
    return resolved.text;
  };
  // Before the figures, whose notes may consist of these.
  for (const [name, note] of Object.entries(notes))
    meanings.set(`notes.${name}`, { figure: fill(note, 'notes', name), isShown: true });
  const filled = Object.entries(figures).map(([name, { wording, note }]) => {
    const words = { wording: fill(wording, 'figures', name, 'wording') };
    return [name, note === undefined ? words : { ...words, note: fill(note, 'figures', name, 'note') }] as const;
  });
  return { filled: Object.fromEntries(filled), mistakes };
}

const unknownToken = (token: string, names: readonly string[]): string =>
  `${token} is neither a figure or a note of this file nor a brand fact${didYouMean(token.slice(1, -1), names)}`;

/** The figures that a text types out, each with what to do about it. */
function typedOut(text: string, { figures, worked }: WrittenSubject): readonly string[] {
  const sums = [...worked, ...Object.values(figures)].flatMap(({ sum = '' }) => figuresIn(sum));
  const proven = new Set([...worked.map(({ figure }) => figure), ...sums]);
  return figuresIn(text.replaceAll(/\{[^{}]*\}/g, '{}')).flatMap((typed) => {
    const ids = Object.keys(figures).filter((id) => figures[id]?.value === typed);
    if (ids.length > 0) return [`${typed} is typed out; write ${ids.map((id) => `{${id}}`).join(' or ')}`];
    return proven.has(typed) ? [] : [`${typed} is not proven; add it to “worked” with the sum that gives it`];
  });
}
