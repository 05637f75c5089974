import { color, inked } from './kit/palette.ts';

/** Every slide is drawn to this size, and goes on beyond it, to the last pixel of its frame. */
export const slide = { viewBox: '0 0 360 230', overflow: 'visible' } as const;

export interface GroundProps {
  readonly fill: string;
  /** Height at which a counter, a table or the street begins. */
  readonly floor?: number;
}

/** The tinted ground of a slide, with something for the things to stand on: beyond its box, since a frame may be taller. */
export function Ground({ fill, floor }: GroundProps) {
  const stone = fill === color.line;
  const floorFill = stone ? `light-dark(${color.dusk},${color.line})` : color.line;
  return (
    <>
      {/* In the dark, stone would have the tone of the devices before it. */}
      <path d="M-2-32h364v294H-2Z" fill={stone ? `light-dark(${color.line},${color.dusk})` : fill} />
      {floor === undefined ? null : <path d={`M-4 ${floor}h368v90H-4Z`} fill={floorFill} {...inked} />}
    </>
  );
}
