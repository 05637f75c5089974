import { color, hairWidth, inked } from '../../../drawings/kit/palette.ts';

/** The cord of a tag: light within an outline, to be seen on a dark key as on a light ground. */
export function Cord({ d }: { readonly d: string }) {
  return (
    <>
      <path d={d} {...inked} strokeWidth={4} />
      <path d={d} stroke={color.sheet} strokeWidth={hairWidth} />
    </>
  );
}
