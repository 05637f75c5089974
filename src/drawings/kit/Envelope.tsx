import type { ReactNode } from 'react';
import { Placed, type Placement } from './Placed.tsx';
import { color, inked, shaded } from './palette.ts';

export interface EnvelopeProps extends Placement {
  /** What comes out of the open envelope, in the envelope's coordinates; closed without it. */
  readonly children?: ReactNode;
  readonly shadow?: boolean;
}

/** An envelope, 200 × 132; the flap of an open one stands 62 above it. */
export function Envelope({ children, shadow = true, ...place }: EnvelopeProps) {
  const open = children !== undefined;
  return (
    <Placed {...place} width={200} height={132}>
      {shadow ? <rect x={6} y={8} width={200} height={132} rx={9} {...shaded} /> : null}
      {open ? <path d="M1 14 92-58q8-6 16 0l91 72Z" fill={color.screenLine} {...inked} /> : null}
      <rect x={1} y={1} width={198} height={131} rx={9} fill={open ? color.screenLine : color.sheet} {...inked} />
      {children}
      {open ? (
        <path d="M1 12l90 66q9 6 18 0l90-66v111a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9Z" fill={color.sheet} {...inked} />
      ) : (
        <path d="m4 5 87 67q9 6 18 0l87-67" {...inked} />
      )}
      <path d="m5 129 66-58M195 129l-66-58" {...inked} />
    </Placed>
  );
}
