import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { type Mistake, mistakesOf } from '../lib/mistakes.ts';
import { type Proofread, readYaml } from '../lib/read-yaml.ts';
import { figure } from './claim.schema.ts';
import type { Claim } from './claim.ts';
import { subject } from './subject.schema.ts';

/** The figures of the site as their files say them. */
interface Ledger {
  readonly claims: ReadonlyMap<string, Claim>;
  /** In which file each of them stands. */
  readonly files: ReadonlyMap<string, string>;
  /** What is wrong with the files. While anything is, no page is shown. */
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

const anyFigures = z.object({ figures: z.record(z.string(), z.unknown()) }).catch({ figures: {} });

/** What can be read of a file with mistakes, so that who mends it by a form has names and drawings meanwhile. */
function salvage(text: string): readonly (readonly [id: string, claim: Claim])[] {
  const { figures } = anyFigures.parse(parseDocument(text).toJS());
  return Object.entries(figures).flatMap(([id, written]) => {
    const { data } = figure.safeParse(written);
    return data === undefined ? [] : [[id, data] as const];
  });
}

/** The files of the ledger: one a subject. */
export const subjectFiles: readonly string[] = globSync('src/figures/subjects/*.yaml').toSorted();

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Reads all of them. */
export function readLedger(read = textOf): Ledger {
  const claims = new Map<string, Claim>();
  const files = new Map<string, string>();
  const mistakes = subjectFiles.flatMap((file) => {
    const text = read(file);
    let right: ReturnType<typeof salvage> = [];
    const wrong = mistakesOf(() => {
      right = Object.entries(readSubject(file, text, files));
    });
    for (const [id, claim] of wrong.length > 0 ? salvage(text) : right) {
      claims.set(id, claim);
      files.set(id, file);
    }
    return wrong;
  });
  return { claims, files, mistakes };
}
