import { type ArtProps, described, unread } from './Art.tsx';
import { pen } from './scene.ts';
import { findScene } from './sprites.ts';

/** A drawing written into the page itself, so that it shows with the first paint; for heroes. */
export function InlineArt({ scene: id, alt, className }: ArtProps) {
  const { viewBox, Drawing } = findScene(id).scene;
  return (
    <svg {...described(alt)} className={className} viewBox={viewBox} {...pen}>
      <g {...unread(alt)}>
        <Drawing />
      </g>
    </svg>
  );
}
