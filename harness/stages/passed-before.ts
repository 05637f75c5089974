import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What stages read when they passed, in a file that outlives the command. */
export interface PassedBefore {
  /** How many tests of a stage passed with these very inputs; undefined if they never did. */
  readonly testsOf: (stage: string, inputs: string) => number | undefined;
  /** Notes that a stage has passed, or that it no longer does: then `tests` is undefined. */
  readonly note: (stage: string, inputs: string, tests: number | undefined) => void;
}

/** Opens the file, or begins one. */
export function openPassedBefore(file: string): PassedBefore {
  const read = (): Readonly<Record<string, { readonly inputs: string; readonly tests?: number | undefined }>> => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return {};
    }
  };
  return {
    testsOf(stage, inputs) {
      const passed = read()[stage];
      return passed?.inputs === inputs ? passed.tests : undefined;
    },
    note(stage, inputs, tests) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ ...read(), [stage]: { inputs, tests } }, undefined, 2)}\n`);
    },
  };
}
