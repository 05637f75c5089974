import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../lib/read-yaml.ts';
import { type Brand, brandSchema } from './brand.schema.ts';

/** The file of the brand, below the repository. */
export const brandPath = 'src/brand.yaml';

/** The brand that the text of its file gives. Throws what is wrong with it. */
export const brandOf = (text: string): Brand => readYaml(text, brandSchema, brandPath);

/** The brand of the repository in this folder. */
export const readBrand = (repository: string): Brand => brandOf(readFileSync(join(repository, brandPath), 'utf8'));
