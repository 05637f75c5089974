import type { Plugin } from 'vite';
import { readYaml } from '../src/lib/read-yaml.ts';
import { words } from '../src/site/everywhere/words.schema.ts';

/**
 * Makes a module of the words of the interface, checked by their schema: an export for each group, so that a script of
 * the browser carries the groups that it shows, and neither the schema nor a reader of YAML.
 */
export const interfaceWords: Plugin = {
  name: 'interface-words',
  transform: {
    filter: { id: /\/src\/site\/everywhere\/words\.yaml$/ },
    handler: (yaml) => ({
      code: Object.entries(readYaml(yaml, words, 'src/site/everywhere/words.yaml'))
        .map(([name, group]) => `export const ${name} = ${JSON.stringify(group)};\n`)
        .join(''),
      moduleType: 'js',
      map: null,
    }),
  },
};
