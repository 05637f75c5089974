import { cased, color } from './palette.ts';

export interface SlabProps {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** How much of the lower edge shows. */
  readonly depth?: number;
}

/** The body every device is cut from: a rounded front with the shaded lower edge showing beneath it. */
export function Slab({ x, y, width, height, radius, depth = 6 }: SlabProps) {
  const front = { x, y, width, rx: radius };
  return (
    <>
      <rect {...front} height={height + depth} fill={color.deviceFoot} stroke={color.deviceEdge} />
      <rect {...front} height={height} {...cased} />
    </>
  );
}
