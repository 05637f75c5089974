import { readFileSync } from 'node:fs';

/** A key, and what is said until the next. */
interface Step {
  readonly key: string;
  readonly heard: string;
}

/** What a listener does on a page. */
export interface Scene {
  readonly title: string;
  readonly path: string;
  readonly steps: readonly Step[];
}

const heading = /^### (?<title>.+), on `(?<path>\/.*)`\n\n(?<table>(?:\|.*\n)+)/gm;

/** Reads the scenes of a document: a heading each, "Title, on `/path`", and a table of keys and what is heard. */
export function readScenes(file: string): readonly Scene[] {
  return [...readFileSync(file, 'utf8').matchAll(heading)].map(({ groups = {} }) => {
    const { title = '', path = '', table = '' } = groups;
    const [, , ...rows] = table.trim().split('\n');
    return { title, path, steps: rows.map(readStep) };
  });
}

function readStep(row: string): Step {
  const [, key = '', heard = ''] = row.split('|').map((cell) => cell.trim());
  return { key, heard };
}
