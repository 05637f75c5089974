import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemCall } from './system-calls.ts';

/** A disk sector: what a power cut writes whole or not at all. In bytes. */
const sector = 512;

type Change = Extract<SystemCall, { call: 'write' | 'truncate' }>;

/** A file, with or without a name. */
interface Contents {
  /** What would still be there. */
  synced: Buffer;
  /** What was done since, and may be there or not. */
  unsynced: Change[];
}

/** What of the changes that were not synced has reached the disk when the power goes. */
export type Survivors = 'none' | 'some';

/**
 * A disk that keeps no promise but those of POSIX: what a file holds is safe once the file is synced, and that it is there,
 * or gone, once its folder is synced.
 */
export class SimulatedDisk {
  /** Names as the process sees them, and as they would be found after a power cut. */
  #names = new Map<string, Contents>();
  #syncedNames = new Map<string, Contents>();

  /** Does what the process did. */
  apply(call: SystemCall): void {
    switch (call.call) {
      case 'create':
        if (!this.#names.has(call.name)) this.#names.set(call.name, { synced: Buffer.alloc(0), unsynced: [] });
        return;
      case 'unlink':
        this.#names.delete(call.name);
        return;
      case 'write':
      case 'truncate':
        this.#named(call.name).unsynced.push(call);
        return;
      case 'sync': {
        const file = this.#named(call.name);
        file.synced = file.unsynced.reduce(changed, file.synced);
        file.unsynced = [];
        return;
      }
      case 'sync-folder':
        this.#syncedNames = new Map(this.#names);
    }
  }

  /** Cuts the power: writes what is found afterwards into a folder. */
  cut(folder: string, survivors: Survivors): void {
    // Names that were not synced survive as a whole or not at all, as with a file system's journal.
    const names = survivors === 'some' && Math.random() < 0.5 ? this.#names : this.#syncedNames;
    for (const [name, { synced, unsynced }] of names) {
      const lucky = survivors === 'none' ? [] : unsynced.flatMap(damaged);
      writeFileSync(join(folder, name), lucky.reduce(changed, Buffer.from(synced)));
    }
  }

  #named(name: string): Contents {
    const file = this.#names.get(name);
    if (!file) throw new Error(`${name} is used and was never created.`);
    return file;
  }
}

/** A third of the changes is lost, a third is torn at a sector, a third is whole. */
function damaged(change: Change): readonly Change[] {
  const fate = Math.random() * 3;
  if (fate < 1) return [];
  if (fate < 2 || change.call === 'truncate') return [change];
  const torn = Math.floor((Math.random() * change.data.length) / sector) * sector;
  return [{ ...change, data: change.data.subarray(0, torn) }];
}

function changed(contents: Buffer, change: Change): Buffer {
  const size = change.call === 'truncate' ? change.size : Math.max(contents.length, change.offset + change.data.length);
  const kept = change.call === 'truncate' ? contents.subarray(0, size) : contents;
  const result = size === kept.length ? kept : Buffer.concat([kept], size);
  if (change.call === 'write') change.data.copy(result, change.offset);
  return result;
}
