import { isDeepStrictEqual } from 'node:util';
import { nameOfEntry } from '../../src/lib/name-of-entry.ts';
import { labelOf } from '../server/form-of.ts';

/** What one field said and says; undefined where it said nothing, or says nothing any more. */
export interface Difference {
  /** As a person finds it: “Cards › 3 “Point of sale” › Title”. */
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Way = readonly string[];
type Group = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !isList(value);

const isMissing = (value: unknown): value is undefined | null => value === undefined || value === null;

/** Every field in which two contents differ, in the order of the later. */
export function differences(before: unknown, after: unknown, way: Way = []): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const either = [before, after].filter((value) => !isMissing(value));
  if (either.every(isList)) return inLists(isList(before) ? before : [], isList(after) ? after : [], way);
  if (either.every(isGroup)) return inGroups(isGroup(before) ? before : {}, isGroup(after) ? after : {}, way);
  if (either.some(isList) || either.some(isGroup))
    return [...differences(before, undefined, way), ...differences(undefined, after, way)];
  return [{ field: way.join(' › '), before: wordsOf(before), after: wordsOf(after) }];
}

function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isMissing(value) ? undefined : String(value);
}

function inGroups(before: Group, after: Group, way: Way): readonly Difference[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
    differences(before[key], after[key], [...way, stepOf(key)]),
  );
}

/** A field by its label; a figure of the ledger by its id. */
const stepOf = (key: string): string => (key.includes('.') ? key : labelOf(key));

/** An entry of a list, and where it stands there. */
interface Placed {
  readonly entry: unknown;
  readonly place: number;
}

const placed = (entry: unknown, place: number): Placed => ({ entry, place });

/** What is the same, or has the same name, is found again wherever it stands now; the rest is taken in its order. */
function inLists(before: readonly unknown[], after: readonly unknown[], way: Way): readonly Difference[] {
  const left = before.map(placed);
  const take = (is: (old: unknown) => boolean): Placed | undefined => {
    const at = left.findIndex(({ entry }) => is(entry));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same = after.map((entry) => take((old) => isDeepStrictEqual(old, entry)));
  const found = after.map((entry, place) => {
    const name = nameOfEntry(entry);
    return same[place] ?? (name === undefined ? undefined : take((old) => nameOfEntry(old) === name));
  });
  const changed = after.flatMap((entry, place) =>
    differences((found[place] ?? left.shift())?.entry, entry, [...way, calledBy({ entry, place })]),
  );
  const gone = left.flatMap((old) => differences(old.entry, undefined, [...way, calledBy(old)]));
  const places = found.flatMap((old) => old?.place ?? []);
  const isMoved = places.some((place, index) => place < (places[index - 1] ?? 0));
  const order = (list: readonly unknown[]) => list.map(placed).map(inShort).join(', ');
  const moved = isMoved ? [{ field: [...way, 'Order'].join(' › '), before: order(before), after: order(after) }] : [];
  return [...changed, ...gone, ...moved];
}

function calledBy({ entry, place }: Placed): string {
  const name = nameOfEntry(entry);
  return name === undefined ? String(place + 1) : `${place + 1} “${name}”`;
}

const short = 40;

/** As much of an entry as it is known by. */
function inShort({ entry, place }: Placed): string {
  const words = nameOfEntry(entry) ?? (typeof entry === 'string' ? entry : `${place + 1}`);
  return words.length > short ? `${words.slice(0, short)}…` : words;
}
