import { globSync, readFileSync } from 'node:fs';
import { type Mistake, mistakesOf } from '../lib/mistakes.ts';
import { type Proofread, readYaml } from '../lib/read-yaml.ts';
import type { Claim } from './claim.ts';
import { subject } from './subject.schema.ts';

/** The figures of the site as their files say them. */
interface Ledger {
  readonly claims: ReadonlyMap<string, Claim>;
  /** In which file each of them stands. */
  readonly files: ReadonlyMap<string, string>;
  /** What is wrong with the files: one with mistakes gives no claims. */
  readonly mistakes: readonly Mistake[];
}

/** The claims that the text of a file of the ledger gives, by their ids; `files` says where those stand that are read already. */
export function readSubject(file: string, text: string, files: Ledger['files']): Readonly<Record<string, Claim>> {
  const twice: Proofread =
    () =>
    (_, [, id, field]) => {
      const other = field === 'value' ? files.get(String(id)) : undefined;
      return other === undefined || other === file ? [] : [`stands in ${other} already`];
    };
  return readYaml(text, subject, file, twice);
}

/** The files of the ledger: one a subject. */
export const subjectFiles: readonly string[] = globSync('src/figures/subjects/*.yaml').toSorted();

/** Reads all of them. */
export function readLedger(): Ledger {
  const claims = new Map<string, Claim>();
  const files = new Map<string, string>();
  const mistakes = subjectFiles.flatMap((file) =>
    mistakesOf(() => {
      for (const [id, claim] of Object.entries(readSubject(file, readFileSync(file, 'utf8'), files))) {
        claims.set(id, claim);
        files.set(id, file);
      }
    }),
  );
  return { claims, files, mistakes };
}
