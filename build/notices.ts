import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of somebody else's that a visitor's browser is sent, whole or in part. */
export interface SentPackage {
  readonly name: string;
  readonly version: string;
  /** Its licence, by its name in the list of SPDX, and word for word. */
  readonly licence: string;
  readonly text: string;
}

/** The folder of the package that a module is part of; undefined for a module of ours. */
export function packageFolderOf(module: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

/** Reads what a package says of itself. Throws if it has no text of a licence, since it could not be passed on. */
export function readPackage(folder: string): SentPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(?:\.|$)/i.test(each));
  if (file === undefined) throw new Error(`${name} has no licence beside it: the site may not send it to visitors.`);
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

/** The notices that the licences of these packages ask for, in the order of their names. */
export function noticesOf(packages: readonly SentPackage[]): string {
  const sorted = packages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    'This site sends software and fonts of others, whole or in part, under these licences.',
    ...sorted.map(
      ({ name, version, licence, text }) => `${'='.repeat(80)}\n${name} ${version} (${licence})\n\n${text}`,
    ),
    '',
  ].join('\n\n');
}
