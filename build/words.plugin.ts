import type { Plugin } from 'vite';
import { typedOut } from '../src/fields/typed-out.ts';
import { readYaml } from '../src/lib/read-yaml.ts';
import { keepWhole } from '../src/lib/typography.ts';
import { type Words, words } from '../src/site/everywhere/words.schema.ts';

/** A group of words as code, kept whole at the ends of lines: islands render them, which no step of the build may change. */
const codeOf = (group: unknown): string =>
  JSON.stringify(group, (_, value: unknown) => (typeof value === 'string' ? keepWhole(value) : value));

let right: Words | undefined;

/** The words; as they last were right, where they are not: the page then says what is wrong with them (src/middleware.ts). */
function readWords(yaml: string): Words {
  try {
    right = readYaml(yaml, words, 'src/site/everywhere/words.yaml', typedOut);
  } catch (error) {
    if (right === undefined) throw error;
  }
  return right;
}

/**
 * Makes a module of the words of the interface, checked by their schema: an export for each group. Each is a module of
 * its own behind it, so that a script of the browser carries the groups that it shows, and no schema or reader of YAML.
 */
export const interfaceWords: Plugin = {
  name: 'interface-words',
  transform: {
    filter: { id: /\/src\/site\/everywhere\/words\.yaml(\?group=\w+)?$/ },
    handler(yaml, id) {
      const groups = Object.entries(readWords(yaml));
      const asked = id.split('?group=')[1];
      const code = groups.map(([name, group]) => {
        if (asked === undefined) return `export { ${name} } from './words.yaml?group=${name}';\n`;
        return name === asked ? `export const ${name} = ${codeOf(group)};\n` : '';
      });
      return { code: code.join(''), moduleType: 'js', moduleSideEffects: false, map: null };
    },
  },
};
