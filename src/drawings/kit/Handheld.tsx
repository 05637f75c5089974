import type { ReactNode } from 'react';
import { Placed, type Placement } from './Placed.tsx';
import { color } from './palette.ts';
import { Slab } from './Slab.tsx';
import { Screen } from './screen.tsx';

export interface HandheldProps extends Placement {
  /** Drawn on a screen of 90 × 148. */
  readonly children?: ReactNode;
}

/** Handheld for tables, queues and doorsteps, with rubber grips and a card slot; 122 × 222. */
export function Handheld({ children, ...place }: HandheldProps) {
  return (
    <Placed {...place} width={122} height={222}>
      <rect x={1} y={62} width={120} height={96} rx={8} fill={color.deviceKey} stroke={color.deviceEdge} />
      <Slab x={6} width={110} height={216} radius={22} />
      <path d="M48 11h26" stroke={color.shade} strokeWidth={4} />
      <Screen x={16} y={22} width={90} height={148} radius={7}>
        {children}
      </Screen>
      <circle cx={61} cy={188} r={8} stroke={color.deviceKey} strokeWidth={2.5} />
      <path d="M40 209h42" stroke={color.shade} strokeWidth={5} />
    </Placed>
  );
}
