import type { Example } from '../src/ui/example.ts';

/** A component of `src/ui` with its examples, by the name of its folder. */
export interface CataloguedComponent {
  readonly name: string;
  readonly examples: readonly Example[];
}

const files = import.meta.glob<{ readonly examples: readonly Example[] }>('../src/ui/*/*.examples.tsx', {
  eager: true,
});

/** Every component that has examples, in alphabetical order. */
export const components: readonly CataloguedComponent[] = Object.entries(files)
  .map(([path, { examples }]) => ({ name: path.split('/').at(-2) ?? path, examples }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** The examples of one component; throws where it has none. */
export function examplesOf(name: string): readonly Example[] {
  const component = components.find((each) => each.name === name);
  if (!component) throw new Error(`src/ui has no examples of "${name}".`);
  return component.examples;
}
