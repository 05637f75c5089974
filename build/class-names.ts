import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a class or an animation looks like in a style sheet, and a few things that are neither. */
const written = /(?:\.|@keyframes )([a-z_][\w-]*)/gi;

/** The letters that texts have most of, which compress best; without an a, or a name that began with “ad” might be hidden by ad blockers. */
const alphabet = 'etoinsrlcdpmuhgbfy';

/**
 * Names the classes of the CSS modules below a folder: three letters, since every page carries its styles, by the place that
 * a class has among all, so that no two are called alike and the builds for the server and for the browser name them alike.
 * `readable` names them while they are written: by what they are called, and by their file.
 */
export function classNames(root: string, readable: boolean): (name: string, path: string) => string {
  const sourceOf = (name: string, path: string) =>
    `${relative(root, path.split('?')[0] ?? path).replaceAll('\\', '/')} ${name}`;
  if (readable) {
    return (name, path) => `${name}_${createHash('sha256').update(sourceOf(name, path)).digest('hex').slice(0, 6)}`;
  }
  const classes = globSync('**/*.module.css', { cwd: root }).flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(written), ([, name = '']) =>
      sourceOf(name, join(root, file)),
    ),
  );
  const places = new Map([...new Set(classes)].sort().map((source, place) => [source, place]));
  return (name, path) => {
    const source = sourceOf(name, path);
    const place = places.get(source);
    if (place === undefined) throw new Error(`"${source}" was no class below ${root} as the build began.`);
    return shortName(place);
  };
}

/** Three letters for a place; there are 5,832. */
function shortName(place: number): string {
  const base = alphabet.length;
  const letters = [Math.floor(place / base ** 2), Math.floor(place / base) % base, place % base];
  return letters.map((letter) => alphabet.charAt(letter)).join('');
}
