import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names the classes of the CSS modules below a folder: four letters, since every page carries its styles, and from path and
 * name alone, so that the builds for the server and for the browser name them alike. `readable` puts the written name first.
 */
export function classNames(root: string, readable: boolean): (name: string, path: string) => string {
  const sources = new Map<string, string>();
  return (name, path) => {
    const source = `${relative(root, path.split('?')[0] ?? path).replaceAll('\\', '/')} ${name}`;
    const short = letters(source);
    const other = sources.get(short) ?? source;
    if (other !== source)
      throw new Error(`"${source}" and "${other}" get the same class name: call one of them otherwise.`);
    sources.set(short, source);
    return readable ? `${name}_${short}` : short;
  };
}

/** The letters that texts have most of, which compress best; without an a, or a name that began with “ad” might be hidden by ad blockers. */
const alphabet = 'etoinsrlcdpmuhgbfy';

/** Four letters that depend on the text alone. */
const letters = (text: string): string =>
  Array.from(
    createHash('sha256').update(text).digest().subarray(0, 4),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');
