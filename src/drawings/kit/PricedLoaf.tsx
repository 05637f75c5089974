import { Label, Money } from '../text.tsx';
import { Loaf } from './goods.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, hairWidth, inked, shaded } from './palette.ts';

/** A loaf on its shelf, and clipped to it the tag with both prices, 260 × 194. */
export function PricedLoaf(place: Placement) {
  return (
    <Placed {...place} width={260} height={194}>
      <Loaf x={74} y={6} scale={0.86} />
      <path d="M4 71h252v10H4Z" fill={color.line} {...inked} />
      <path d="M26 95h220a8 8 0 0 1 8 8v82a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8v-82a8 8 0 0 1 8-8Z" {...shaded} />
      <rect x={12} y={88} width={236} height={99} rx={8} fill={color.sheet} {...inked} />
      <path d="M34 78h12v18H34ZM214 78h12v18h-12Z" fill={color.edge} {...inked} />
      <Label x={27} y={114} size={18} weight={700} voice="heading" fill={color.screenInk}>
        Country loaf
      </Label>
      <Label x={27} y={143} size={16.5} fill={color.screenSoft}>
        Card price
      </Label>
      <Money x={27} y={170} size={24} anchor="start" fill={color.screenInk}>
        $12.36
      </Money>
      <rect
        x={132}
        y={126}
        width={106}
        height={54}
        rx={6}
        fill={color.screenMoneyWash}
        stroke={color.screenMoney}
        strokeWidth={hairWidth}
      />
      <Label x={142} y={143} size={16.5} fill={color.screenMoney}>
        Cash price
      </Label>
      <Money x={142} y={170} size={24} anchor="start" fill={color.screenMoney}>
        $12.00
      </Money>
    </Placed>
  );
}
