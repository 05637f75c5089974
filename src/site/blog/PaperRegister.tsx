import type { ReactNode } from 'react';
import { Placed, type Placement } from '../../drawings/kit/Placed.tsx';
import { color, inked, scored, shaded } from '../../drawings/kit/palette.ts';

export interface PaperRegisterProps extends Placement {
  /** Drawn on a screen of 266 × 146. */
  readonly children: ReactNode;
}

/** A register as a guide to registers shows it, cut from paper rather than a device: a screen on its drawer, 288 × 250. */
export function PaperRegister({ children, ...place }: PaperRegisterProps) {
  return (
    <Placed {...place} width={288} height={250}>
      <rect x={7} y={9} width={288} height={168} rx={14} {...shaded} />
      <path d="M116 166h56l12 36h-80Z" fill={color.sheet} {...inked} />
      <path d="M144 166h28l12 36h-40Z" {...shaded} />
      <rect x={40} y={202} width={208} height={48} rx={6} fill={color.sheet} {...inked} />
      <path d="M120 226h48" {...scored} strokeWidth={4} />
      <rect width={288} height={168} rx={14} fill={color.sheet} {...inked} />
      <rect x={11} y={11} width={266} height={146} rx={6} fill={color.screenWash} {...inked} />
      <g transform="translate(11 11)">{children}</g>
    </Placed>
  );
}
