import type { ReactNode } from 'react';
import { Placed, type Placement } from './Placed.tsx';
import { Slab } from './Slab.tsx';
import { Screen } from './screen.tsx';

export interface TabletProps extends Placement {
  /** Upright instead of lying: the sides change places. */
  readonly upright?: boolean;
  /** Drawn on a screen of 216 × 152, or 152 × 216 upright. */
  readonly children?: ReactNode;
}

/** A tablet, 244 × 181, or 180 × 249 upright. */
export function Tablet({ upright = false, children, ...place }: TabletProps) {
  const [width, height] = upright ? [180, 244] : [244, 180];
  return (
    <Placed {...place} width={width} height={height + 5}>
      <Slab width={width} height={height} radius={18} depth={5} />
      <Screen x={14} y={14} width={width - 28} height={height - 28} radius={6}>
        {children}
      </Screen>
    </Placed>
  );
}
