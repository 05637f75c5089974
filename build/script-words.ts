import { basename } from 'node:path';

const fileNames = /[\w.-]+\.m?js\b/g;
const inlineScripts = /<script[^>]*>(.*?)<\/script>/gs;
const words = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));
const unique = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

/**
 * Answers, for a page's HTML, whether any script that it may run has a word: those within it, those it names, and those
 * they name in turn. By file name, which is enough where names carry a hash. `scripts` are the site's, by address.
 */
export function scriptWords(scripts: ReadonlyMap<string, string>): (html: string) => (word: string) => boolean {
  const known = new Map(
    [...scripts].map(([address, code]) => [
      basename(address),
      { words: words(code), names: unique(code.match(fileNames) ?? []) },
    ]),
  );
  // Pages with the same scripts share one set.
  const sets = new Map<string, ReadonlySet<string>>();

  const wordsOfFiles = (named: readonly string[]): ReadonlySet<string> => {
    const key = named.join(' ');
    const made = sets.get(key);
    if (made) return made;
    const reached = new Set(named);
    // A set that grows is walked to its end.
    for (const name of reached) for (const other of known.get(name)?.names ?? []) reached.add(other);
    const all = new Set([...reached].flatMap((name) => [...(known.get(name)?.words ?? [])]));
    sets.set(key, all);
    return all;
  };

  return (html) => {
    const inline = words([...html.matchAll(inlineScripts)].map(([, code = '']) => code).join(' '));
    const linked = wordsOfFiles(unique(html.match(fileNames) ?? []));
    return (word) => inline.has(word) || linked.has(word);
  };
}
