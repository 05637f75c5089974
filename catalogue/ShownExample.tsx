import type { Example } from '../src/ui/example.ts';

/** One example as the server renders it. */
export function ShownExample({ content }: Pick<Example, 'content'>) {
  return content;
}
