import { Placed, type Placement } from './Placed.tsx';
import { color } from './palette.ts';

/** A name in one stroke, on paper, 140 × 44. */
export function Signature(place: Placement) {
  return (
    <Placed {...place} width={140} height={44}>
      <path
        d="M4 36C22 18 42-2 36 2s-22 40-14 42 18-24 24-24-8 22-2 22 12-20 18-20-10 22-2 22 26-42 34-44-24 44-14 44 14-18 20-20-4 14 2 14 14-8 32-12"
        stroke={color.screenAction}
        strokeWidth={3}
      />
    </Placed>
  );
}
