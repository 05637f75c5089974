/** Values kept by name, as JSON. A visitor may forbid a browser's storage, and it may be full: nothing throws for that. */
export interface Store {
  /** Undefined where nothing is kept, or nothing that can be read. */
  readonly read: (name: string) => unknown;
  /** False where it could not be kept. */
  readonly write: (name: string, value: unknown) => boolean;
  readonly remove: (name: string) => void;
  readonly names: () => readonly string[];
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

// Asked for at each use: to name a forbidden storage is to throw.
const storeIn = (storage: () => Storage): Store => ({
  read: (name) => attempt(() => JSON.parse(storage().getItem(name) ?? '')),
  write: (name, value) => {
    const written = attempt(() => {
      storage().setItem(name, JSON.stringify(value));
      return true;
    });
    return written ?? false;
  },
  remove: (name) => attempt(() => storage().removeItem(name)),
  names: () => attempt(() => Object.keys(storage())) ?? [],
});

/** Ends with the tab. */
export const tabStore = storeIn(() => sessionStorage);

/** Outlives the tab: only for what the visitor is told of. */
export const deviceStore = storeIn(() => localStorage);

/** A store that keeps in memory what it cannot keep otherwise: until the page is left. */
export function orInMemory({ read, write, remove }: Store): Pick<Store, 'read' | 'write' | 'remove'> {
  const unstored = new Map<string, unknown>();
  return {
    read: (name) => (unstored.has(name) ? unstored.get(name) : read(name)),
    write: (name, value) => {
      unstored.delete(name);
      if (!write(name, value)) unstored.set(name, value);
      return true;
    },
    remove: (name) => {
      unstored.delete(name);
      remove(name);
    },
  };
}
