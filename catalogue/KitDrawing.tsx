import { kitExamples } from '../src/drawings/kit/kit.examples.tsx';
import { pen } from '../src/drawings/scene.ts';

export interface KitDrawingProps {
  /** Which of the kit's examples, from 0. */
  readonly index: number;
}

/** A thing of the kit at its own size, with its name. */
export function KitDrawing({ index }: KitDrawingProps) {
  const example = kitExamples[index];
  if (!example) return null;
  const { title, width, height, drawing } = example;
  return (
    <figure>
      <svg role="img" aria-label={title} width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...pen}>
        {drawing}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
