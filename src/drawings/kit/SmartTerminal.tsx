import type { ReactNode } from 'react';
import { Placed, type Placement } from './Placed.tsx';
import { color } from './palette.ts';
import { Slab } from './Slab.tsx';
import { Screen, TapMark } from './screen.tsx';

export interface SmartTerminalProps extends Placement {
  /** Drawn on a screen of 130 × 196. */
  readonly children?: ReactNode;
  /** How many of the four reader lights are on. */
  readonly lights?: number;
}

/** Tall Android terminal with a printer in its head, 154 × 312. */
export function SmartTerminal({ children, lights = 1, ...place }: SmartTerminalProps) {
  return (
    <Placed {...place} width={154} height={312}>
      <path d="M155 118v34" stroke={color.deviceEdge} strokeWidth={4} />
      <Slab width={154} height={304} radius={26} depth={7} />
      <path d="M26 1h102a25 25 0 0 1 25 25v18H1V26A25 25 0 0 1 26 1Z" fill={color.deviceKey} />
      <path d="M32 15h90" stroke={color.shade} strokeWidth={6} />
      {[59, 71, 83, 95].map((x, light) => (
        <circle key={x} cx={x} cy={33} r={2.5} fill={light < lights ? color.ok : color.shade} />
      ))}
      <Screen x={12} y={54} width={130} height={196} radius={10}>
        {children}
      </Screen>
      <TapMark x={70} y={275} size={14} stroke={color.deviceKey} weight={2.5} />
    </Placed>
  );
}
