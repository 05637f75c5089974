import { Placed, type Placement } from '../../../drawings/kit/Placed.tsx';
import { color, inked, shaded, warmShaded } from '../../../drawings/kit/palette.ts';

export interface UnderProps extends Placement {
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** The flat shadow of a thing that lies on a table. */
export function Under({ width, height, radius = 16, ...place }: UnderProps) {
  return (
    <Placed {...place} width={width} height={height}>
      <rect width={width} height={height} rx={radius} {...shaded} />
    </Placed>
  );
}

/** A plant in its pot, 64 × 104. */
export function Plant(place: Placement) {
  return (
    <Placed {...place} width={64} height={104}>
      <g fill={color.action} {...inked}>
        <path d="M32 62Q4 52 4 18q28 10 28 44Z" />
        <path d="M32 62q-6-34 12-60 18 30-12 60Z" />
        <path d="M32 64q2-22 29-26 0 24-29 26Z" />
      </g>
      <path d="M10 62h44l-6 41H16Z" fill={color.clay} {...inked} />
      <path d="M38 62h16l-6 41H34Z" {...warmShaded} />
    </Placed>
  );
}

/** A cup to go with its lid, from the side, 52 × 84. */
export function CupToGo(place: Placement) {
  return (
    <Placed {...place} width={52} height={84}>
      <path d="M5 15h42l-6 68H11Z" fill={color.sheet} {...inked} />
      <path d="M8 37h36l-3 27H11Z" fill={color.action} {...inked} />
      <path d="M34 15h13l-6 68H29Z" {...shaded} />
      <path d="M7 5q1-4 5-4h28q4 0 5 4l1 3q5 0 5 7H1q0-7 5-7Z" fill={color.device} {...inked} />
    </Placed>
  );
}

/** A paper bag for taking food away, 84 × 108. */
export function PaperBag(place: Placement) {
  return (
    <Placed {...place} width={84} height={108}>
      <path d="m1 9 10-8 11 8 10-8 10 8 10-8 10 8 10-8 11 8v98H1Z" fill={color.clay} {...inked} />
      <path d="M60 6 62 107h21V9L73 1 62 9Z" {...warmShaded} />
    </Placed>
  );
}

/** A mug on the desk, handle to the right, 54 × 46. */
export function Mug(place: Placement) {
  return (
    <Placed {...place} width={54} height={46}>
      <path d="M38 10h6q9 0 9 11t-10 12h-6" {...inked} />
      <path d="M1 1h40v34q0 10-10 10H11Q1 45 1 35Z" fill={color.clay} {...inked} />
      <path d="M28 1h13v34q0 10-10 10h-4Z" {...warmShaded} />
    </Placed>
  );
}
