import type { z } from 'astro/zod';
import { typedOut } from '../fields/typed-out.ts';
import { readYaml } from '../lib/read-yaml.ts';

/** The text of every content file, by its path below this folder. */
const files: Readonly<Record<string, string>> = import.meta.glob('./*/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * What a content file says, checked by its schema: `readContent('home/page.yaml', schema)`. Throws one error with a line
 * for each mistake, which names file, line, column, field and reason.
 */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = files[`./${file}`];
  if (text === undefined) throw new Error(`src/site holds no ${file}`);
  return readYaml(text, schema, `src/site/${file}`, typedOut);
}
