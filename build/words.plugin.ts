import { relative, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { brandPath } from '../src/brand/read-brand.ts';
import { subjectFiles } from '../src/figures/read-ledger.ts';
import { keepWhole } from '../src/lib/typography.ts';
import { readWords } from '../src/site/everywhere/read-words.ts';
import type { Words } from '../src/site/everywhere/words.schema.ts';

/** A group of words as code, kept whole at the ends of lines: islands render them, which no step of the build may change. */
const codeOf = (group: unknown): string =>
  JSON.stringify(group, (_, value: unknown) => (typeof value === 'string' ? keepWhole(value) : value));

type Reader = typeof import('../src/site/everywhere/read-words.ts');

let reader: Reader = { readWords };

let right: Words | undefined;

/** The words; as they last were right, where they are not: the page then says what is wrong with them (src/middleware.ts). */
function wordsOf(yaml: string): Words {
  try {
    right = reader.readWords(yaml);
  } catch (error) {
    if (right === undefined) throw error;
  }
  return right;
}

const isNamedByWords = (file: string): boolean => [brandPath, ...subjectFiles].includes(relative('.', file));

/**
 * Makes a module of the words of the interface, checked by their schema: an export for each group. Each is a module of
 * its own behind it, so that a script of the browser carries the groups that it shows, and no schema or reader of YAML.
 */
export const interfaceWords: Plugin = {
  name: 'interface-words',
  // What the words name is read anew with its file, which nothing else here is.
  async watchChange(file) {
    if (!isNamedByWords(file)) return;
    try {
      ({ module: reader } = await runnerImport<Reader>('./src/site/everywhere/read-words.ts'));
    } catch {
      // The page says what is wrong with it; until it is right, the words name what they named.
    }
  },
  // What else of a page says the same is not in its scripts: it is loaded anew.
  hotUpdate({ file }) {
    if (this.environment.name === 'client' && isNamedByWords(file)) this.environment.hot.send({ type: 'full-reload' });
  },
  transform: {
    filter: { id: /\/src\/site\/everywhere\/words\.yaml(\?group=\w+)?$/ },
    handler(yaml, id) {
      for (const file of [brandPath, ...subjectFiles]) this.addWatchFile(resolve(file));
      const groups = Object.entries(wordsOf(yaml));
      const asked = id.split('?group=')[1];
      const code = groups.map(([name, group]) => {
        if (asked === undefined) return `export { ${name} } from './words.yaml?group=${name}';\n`;
        return name === asked ? `export const ${name} = ${codeOf(group)};\n` : '';
      });
      return { code: code.join(''), moduleType: 'js', moduleSideEffects: false, map: null };
    },
  },
};
