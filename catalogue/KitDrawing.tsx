import type { KitExample } from '../src/drawings/kit/kit.examples.tsx';
import { pen } from '../src/drawings/scene.ts';

/** A thing of the kit at its own size, with its name. */
export function KitDrawing({ title, width, height, drawing }: KitExample) {
  return (
    <figure>
      <svg role="img" aria-label={title} width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...pen}>
        {drawing}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
