import type { ArtProps } from './Art.tsx';
import { pen } from './scene.ts';
import { findScene } from './sprites.ts';

/** A drawing written into the page itself, so that it shows with the first paint; for heroes. */
export function InlineArt({ scene: id, alt, className }: ArtProps) {
  const { viewBox, Drawing } = findScene(id).scene;
  const frame = { className, viewBox, ...pen };
  return alt === '' ? (
    <svg aria-hidden="true" {...frame}>
      <Drawing />
    </svg>
  ) : (
    <svg role="img" aria-label={alt} {...frame}>
      <Drawing />
    </svg>
  );
}
