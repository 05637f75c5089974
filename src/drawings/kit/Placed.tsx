import type { ReactNode } from 'react';
import { outlineWidth } from './palette.ts';

/** Where a thing stands in a scene: its upper left corner, its size, and its tilt about its own middle. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly rotate?: number;
}

export interface PlacedProps extends Placement {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Rounds to one decimal, which is all a drawing needs. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Puts a thing in its place; outlines keep their weight whatever the scale. */
export function Placed({ x = 0, y = 0, scale = 1, rotate = 0, width, height, children }: PlacedProps) {
  const moved = x === 0 && y === 0 ? '' : `translate(${x} ${y})`;
  const turned = rotate === 0 ? '' : `rotate(${rotate} ${round((width * scale) / 2)} ${round((height * scale) / 2)})`;
  const sized = scale === 1 ? '' : `scale(${scale})`;
  return (
    <g
      transform={moved + turned + sized || undefined}
      strokeWidth={scale === 1 ? undefined : round(outlineWidth / scale)}
    >
      {children}
    </g>
  );
}
