import type { ReactNode } from 'react';
import { Placed, type Placement } from './Placed.tsx';
import { color } from './palette.ts';
import { Slab } from './Slab.tsx';
import { Screen } from './screen.tsx';

export interface PhoneProps extends Placement {
  /** Drawn on a screen of 124 × 262; the first 26 units belong to the camera. */
  readonly children?: ReactNode;
}

/** A customer's phone, 138 × 280. */
export function Phone({ children, ...place }: PhoneProps) {
  return (
    <Placed {...place} width={138} height={280}>
      <path d="M139 78v30M-1 70v14M-1 94v14" stroke={color.deviceEdge} strokeWidth={3} />
      <Slab width={138} height={276} radius={24} depth={4} />
      <Screen x={7} y={7} width={124} height={262} radius={18}>
        {children}
      </Screen>
      <path d="M59 17h20" stroke={color.device} strokeWidth={8} />
    </Placed>
  );
}
