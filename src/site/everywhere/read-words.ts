import { typedOut } from '../../fields/typed-out.ts';
import { readYaml } from '../../lib/read-yaml.ts';
import { type Words, words } from './words.schema.ts';

/** The words of the interface as their file gives them. Throws what is wrong with it. */
export const readWords = (yaml: string): Words => readYaml(yaml, words, 'src/site/everywhere/words.yaml', typedOut);
