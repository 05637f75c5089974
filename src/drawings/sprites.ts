import type { Scene } from './scene.ts';

const modules = import.meta.glob<readonly Scene[]>('../site/*/drawings.tsx', { import: 'scenes', eager: true });

/** Every drawing of the site by the folder it stands in: one sprite a page, so that a page asks for one file only. */
export const sprites: ReadonlyMap<string, readonly Scene[]> = new Map(
  Object.entries(modules).map(([file, scenes]) => [file.split('/').at(-2) ?? file, scenes]),
);

export interface FoundScene {
  /** Name of the sprite, which is that of the folder. */
  readonly sprite: string;
  readonly scene: Scene;
}

const byId = new Map<string, FoundScene>();
for (const [sprite, scenes] of sprites) {
  for (const scene of scenes) {
    const other = byId.get(scene.id);
    if (other)
      throw new Error(`Two drawings have the id "${scene.id}": in src/site/${other.sprite} and in src/site/${sprite}.`);
    byId.set(scene.id, { sprite, scene });
  }
}

/** Whether a text, from content for example, is the id of a drawing. */
export function isSceneId(id: string): boolean {
  return byId.has(id);
}

/** The drawing with an id, and the sprite it is sent in. */
export function findScene(id: string): FoundScene {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`No drawing has the id "${id}".`);
  return found;
}
