import type { ReactNode } from 'react';
import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, inked, scored, shaded } from './palette.ts';

export interface ShopfrontProps extends Placement {
  readonly name: string;
  /** Of its letters: larger where the shop is drawn small. */
  readonly size?: number;
  /** Window display of 132 × 72. */
  readonly children?: ReactNode;
}

/** Whitewash, which the night turns to slate and not to black. */
const wall = `light-dark(${color.paper},${color.dusk})`;

const stripe = 'v28a15 15 0 0 1-30 0v-28Z';
const whiteStripes = [5, 65, 125, 185, 245].map((x) => `M${x} 84h30${stripe}`).join('');
const clayStripes = [35, 95, 155, 215].map((x) => `M${x} 84h30${stripe}`).join('');

/** A small shop with an awning, 280 × 228. */
export function Shopfront({ name, size = 21.5, children, ...place }: ShopfrontProps) {
  return (
    <Placed {...place} width={280} height={228}>
      <path d="M14 40h252v187H14z" fill={wall} {...inked} />
      <rect x={2} y={28} width={276} height={16} rx={4} fill={color.device} {...inked} />
      <rect x={14} y={44} width={252} height={40} fill={color.paint} {...inked} />
      <Label
        x={140}
        y={64 + size * 0.35}
        size={size}
        weight={700}
        anchor="middle"
        fill={color.onAction}
        voice="heading"
      >
        {name}
      </Label>
      <rect x={28} y={136} width={132} height={72} rx={4} fill={color.screenWash} {...inked} />
      {children === undefined ? null : <g transform="translate(28 136)">{children}</g>}
      <path d="M20 208h148v12H20z" fill={color.sheet} {...inked} />
      <path d="M184 134h62v93h-62z" fill={color.device} {...inked} />
      <rect x={193} y={143} width={44} height={50} rx={3} fill={color.screenWash} {...inked} />
      <path d="m204 160 11-11 11 11" {...scored} strokeWidth={1.5} />
      <rect x={200} y={160} width={30} height={19} rx={4} fill={color.sheet} {...inked} />
      <path d="M208 169.5h14" stroke={color.screenAction} strokeWidth={3} />
      <path d="M192 203h10" stroke={color.screen} strokeWidth={3} />
      <path d="M15 85h250v42H15z" {...shaded} />
      <path d={whiteStripes} fill={color.sheet} {...inked} />
      <path d={clayStripes} fill={color.clay} {...inked} />
    </Placed>
  );
}
