import type { Plugin } from 'vite';
import { readYaml } from '../src/lib/read-yaml.ts';
import { words } from '../src/site/everywhere/words.schema.ts';

/**
 * Makes a module of the words of the interface, checked by their schema: an export for each group. Each is a module of
 * its own behind it, so that a script of the browser carries the groups that it shows, and no schema or reader of YAML.
 */
export const interfaceWords: Plugin = {
  name: 'interface-words',
  transform: {
    filter: { id: /\/src\/site\/everywhere\/words\.yaml(\?group=\w+)?$/ },
    handler(yaml, id) {
      const groups = Object.entries(readYaml(yaml, words, 'src/site/everywhere/words.yaml'));
      const asked = id.split('?group=')[1];
      const code = groups.map(([name, group]) => {
        if (asked === undefined) return `export { ${name} } from './words.yaml?group=${name}';\n`;
        return name === asked ? `export const ${name} = ${JSON.stringify(group)};\n` : '';
      });
      return { code: code.join(''), moduleType: 'js', moduleSideEffects: false, map: null };
    },
  },
};
