import type { Example } from '../src/ui/example.ts';

const files = import.meta.glob<{ readonly examples: readonly Example[] }>('../src/ui/*/*.examples.tsx', {
  eager: true,
});

/** Every component of `src/ui` that has examples, by the name of its folder, in alphabetical order. */
export const components = Object.entries(files).map(([path, { examples }]) => ({
  name: path.split('/').at(-2) ?? path,
  examples,
}));
