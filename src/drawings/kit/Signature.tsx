import { Placed, type Placement } from './Placed.tsx';
import { color } from './palette.ts';

/** Nobody's in particular: a loop, a few waves, a stroke across and a tail. */
const nobodys =
  'M4 33C18 30 35 14 33 6c-1-5-9-3-12 8-4 13-4 27 3 26 6 0 10-8 13-14-2 7-2 13 2 13 4 0 7-9 9-14-1 6-1 12 2 12 4 0 6-7 8-12-1 5 0 9 3 9 7-3 17-20 20-33-6 13-10 28-6 31 4 2 8-6 11-11-1 4-1 7 1 8 4 1 6-4 8-8 0 4 1 6 4 6 9 0 22-5 37-14M62 16q20-7 44-5';

/** The edge of a broad nib, from its one corner to the other: thin where the pen goes along it. */
const nib = [0, 0.5, 1, 1.5];

export interface SignatureProps extends Placement {
  /** The pen's way, as the `d` of a path. */
  readonly strokes?: string;
}

/** A name on paper, 140 × 48. */
export function Signature({ strokes = nobodys, ...place }: SignatureProps) {
  return (
    <Placed {...place} width={140} height={48}>
      {nib.map((offset) => (
        <path
          key={offset}
          d={strokes}
          transform={`translate(${offset} ${-offset})`}
          stroke={color.screenAction}
          strokeWidth={1.5}
        />
      ))}
    </Placed>
  );
}
