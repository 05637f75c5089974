/** A lock file of npm (version 3), as far as it is read here. */
interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** A package in it, by the folder that it is installed in. */
interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Where a package is found from where it is asked for, as Node looks it up: folder by folder upwards. */
export function lockedFolder({ packages }: Lock, name: string, from: string): string | undefined {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[folder]) return folder;
  if (from === '') return undefined;
  return lockedFolder({ packages }, name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)));
}

/**
 * The lock file of the inbox alone, for a machine that gets nothing of the site: what the inbox needs, taken out of the lock
 * file of the repository. Throws if a package would have to be in two versions at the same place.
 */
export function inboxLock(lock: Lock): string {
  const { packages } = lock;
  const inbox = packages['inbox'] ?? {};
  const found = new Set<string>();
  const collect = (from: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const folder = lockedFolder(lock, name, from);
      if (folder === undefined || found.has(folder)) continue;
      found.add(folder);
      collect(folder);
    }
  };
  collect('inbox');
  const own = [...found].map((folder) => [folder.replace(/^inbox\//, ''), packages[folder]] as const);
  const entries = Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (Object.keys(entries).length < own.length) {
    throw new Error('The inbox needs a package in another version than the site: give both the same.');
  }
  const { name, version } = inbox;
  const text = { name, version, lockfileVersion: 3, requires: true, packages: { '': inbox, ...entries } };
  return `${JSON.stringify(text, null, 2)}\n`;
}
