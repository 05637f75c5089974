import type { ReactNode } from 'react';
import { Placed, type Placement } from './Placed.tsx';
import { cased, color } from './palette.ts';
import { Slab } from './Slab.tsx';
import { Screen, TapMark } from './screen.tsx';

export interface KioskProps extends Placement {
  /** Drawn on a screen of 140 × 204. */
  readonly children?: ReactNode;
  /** No mark on its reader, where it would be too small to be one. */
  readonly plain?: boolean;
}

/** Self-service kiosk on a foot, with a reader of its own; 164 × 384. */
export function Kiosk({ children, plain = false, ...place }: KioskProps) {
  return (
    <Placed {...place} width={164} height={384}>
      <path d="M60 230h44v136H60z" {...cased} />
      <path d="M88 232h15v133H88z" fill={color.shade} fillOpacity={0.35} />
      <Slab x={24} y={364} width={116} height={12} radius={6} />
      <Slab width={164} height={240} radius={16} />
      <Screen x={12} y={14} width={140} height={204} radius={8}>
        {children}
      </Screen>
      <path d="M74 229h16" stroke={color.deviceKey} strokeWidth={3} />
      <Slab x={52} y={266} width={60} height={50} radius={10} />
      <rect x={60} y={274} width={44} height={34} rx={5} fill={color.deviceKey} />
      {plain ? null : <TapMark x={76} y={291} size={12} stroke={color.screen} weight={2} />}
    </Placed>
  );
}
