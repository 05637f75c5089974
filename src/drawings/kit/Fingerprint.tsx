import { Placed, type Placement, round } from './Placed.tsx';
import { color } from './palette.ts';

export interface FingerprintProps extends Placement {
  readonly stroke?: string;
  readonly weight?: number;
}

/** Half of the straight part in each side of a ridge. */
const side = 14;

interface Ridge {
  readonly r: number;
  readonly breaks: number;
  /** Where the first break is, clockwise from the top, as a part of the whole way round. */
  readonly first: number;
}

// Closed ovals about one centre, every one at the same distance from the next.
const ridges: readonly Ridge[] = [
  { r: 5, breaks: 1, first: 0.5 },
  { r: 14, breaks: 1, first: 0.2 },
  { r: 23, breaks: 1, first: 0.6 },
  { r: 32, breaks: 2, first: 0.3 },
  { r: 41, breaks: 2, first: 0.12 },
  { r: 50, breaks: 2, first: 0.38 },
];
/** How long a break is. */
const gap = 10;

/** A ridge's oval, with equal dashes that leave its breaks open. */
function oval({ r, breaks, first }: Ridge) {
  const length = 4 * side + 2 * Math.PI * r;
  return {
    d: `M60 ${70 - side - r}a${r} ${r} 0 0 1 ${r} ${r}v${2 * side}a${r} ${r} 0 0 1-${2 * r} 0v-${2 * side}a${r} ${r} 0 0 1 ${r}-${r}`,
    strokeDasharray: `${round(length / breaks - gap)} ${gap}`,
    strokeDashoffset: round(-first * length - gap / 2),
  };
}

/** A fingertip's ridges, 120 × 140. */
export function Fingerprint({ stroke = color.action, weight = 3.5, ...place }: FingerprintProps) {
  return (
    <Placed {...place} width={120} height={140}>
      <g stroke={stroke} strokeWidth={weight}>
        {ridges.map((ridge) => (
          <path key={ridge.r} {...oval(ridge)} />
        ))}
      </g>
    </Placed>
  );
}
