import type { Scene } from './scene.ts';

const modules = import.meta.glob<readonly Scene[]>(['../site/*/drawings.tsx', '../site/*/articles/*.drawings.tsx'], {
  import: 'scenes',
  eager: true,
});

/** `blog/drawings.tsx` holds the drawings of `blog`, `blog/articles/fees.drawings.tsx` those of `blog/fees`. */
const pageOf = (file: string): string => file.replace(/^\.\.\/site\/|[./]drawings\.tsx$|articles\//g, '');

/** Every drawing of the site by the page it is made for: one sprite a page, so that a page asks for one file only. */
export const scenesByPage: ReadonlyMap<string, readonly Scene[]> = new Map(
  Object.entries(modules).map(([file, scenes]) => [pageOf(file), scenes]),
);

export interface FoundScene {
  /** Name of the sprite, which is that of its page. */
  readonly sprite: string;
  readonly scene: Scene;
}

const byId = new Map<string, FoundScene>();
for (const [sprite, scenes] of scenesByPage) {
  for (const scene of scenes) {
    const other = byId.get(scene.id);
    if (other) throw new Error(`Two drawings have the id "${scene.id}": one of ${other.sprite} and one of ${sprite}.`);
    byId.set(scene.id, { sprite, scene });
  }
}

/** The ids of all drawings. */
export const sceneIds = (): readonly string[] => [...byId.keys()];

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
