/** The claims and the owner's facts that were asked for, each once; a fact while it is empty too. */
export interface Stated {
  readonly claims: ReadonlySet<string>;
  readonly facts: ReadonlySet<string>;
}

const recordings: { readonly claims: Set<string>; readonly facts: Set<string> }[] = [];

/** Notes in every recording under way that a claim is stated. */
export function state(id: string): void {
  for (const { claims } of recordings) claims.add(id);
}

/** Notes in every recording under way that a fact of the owner has a place. */
export function stateFact(name: string): void {
  for (const { facts } of recordings) facts.add(name);
}

/** What `work` gives, and the claims and facts that were asked for in it. */
export function recordStated<Result>(work: () => Result): Stated & { readonly result: Result } {
  const stated = { claims: new Set<string>(), facts: new Set<string>() };
  recordings.push(stated);
  try {
    return { result: work(), ...stated };
  } finally {
    recordings.pop();
  }
}
