import { Placed, type Placement, round } from './Placed.tsx';
import { color } from './palette.ts';

export interface FingerprintProps extends Placement {
  readonly stroke?: string;
  readonly weight?: number;
  /** With fewer and unbroken ridges, where six would run together. */
  readonly small?: boolean;
}

// Loops about one centre, each ending where it meets the oval of the fingertip.
const loop = (r: number, index: number) => {
  const end = (side: number) => round(66 + Math.sqrt(1 - (r / 56) ** 2) * 72 - (((index + side) * 7) % 3) * 7);
  return `M${60 - r} ${end(0)}V60a${r} ${r} 0 0 1 ${2 * r} 0V${end(1)}`;
};
const ridges = [5, 14, 23, 32, 41, 50].map(loop).join('');
const fewRidges = [12, 31, 50].map(loop).join('');

/** A fingertip's ridges, 120 × 140. */
export function Fingerprint({ stroke = color.action, weight = 3.5, small = false, ...place }: FingerprintProps) {
  return (
    <Placed {...place} width={120} height={140}>
      <path
        d={small ? fewRidges : ridges}
        stroke={stroke}
        strokeWidth={weight}
        strokeDasharray={small ? undefined : '58 9 104 9 34 9'}
      />
    </Placed>
  );
}
