import { spriteUrl } from './sprite.ts';
import { findScene } from './sprites.ts';

export interface ArtProps {
  readonly scene: string;
  /** What the drawing shows; empty when the words beside it say the same. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/**
 * A drawing from its page's sprite. Renders at build only: the sprite's address is made from all of its drawings. Throws
 * for a drawing that is not in it.
 */
export function Art({ scene: id, alt, className }: ArtProps) {
  const { sprite, scene } = findScene(id);
  if (scene.inPage) throw new Error(`The drawing "${id}" is not in its sprite: it is for InlineArt.`);
  const frame = { className, viewBox: scene.viewBox };
  const drawing = <use href={`${spriteUrl(sprite)}#${id}`} />;
  return alt === '' ? (
    <svg aria-hidden="true" {...frame}>
      {drawing}
    </svg>
  ) : (
    <svg role="img" aria-label={alt} {...frame}>
      {drawing}
    </svg>
  );
}
