import type { ReactNode } from 'react';
import { Placed, type Placement } from './Placed.tsx';
import { color } from './palette.ts';
import { Screen } from './screen.tsx';

export interface LaptopProps extends Placement {
  /** Drawn on a screen of 268 × 168. */
  readonly children?: ReactNode;
}

/** An open laptop from the front, 348 × 212. */
export function Laptop({ children, ...place }: LaptopProps) {
  return (
    <Placed {...place} width={348} height={212}>
      <rect x={30} width={288} height={196} rx={13} fill={color.device} stroke={color.deviceEdge} />
      <Screen x={40} y={10} width={268} height={168} radius={6}>
        {children}
      </Screen>
      <path d="M1 190h346v6q0 14-16 14H17q-16 0-16-14Z" fill={color.device} stroke={color.deviceEdge} />
      <path d="M1 188h346v9H1Z" fill={color.deviceKey} stroke={color.deviceEdge} />
      <path d="M142 189h64q-2 6-8 6h-48q-6 0-8-6Z" fill={color.deviceEdge} />
    </Placed>
  );
}
