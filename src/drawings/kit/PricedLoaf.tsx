import { Label, Money } from '../text.tsx';
import { Loaf } from './goods.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, hairWidth, inked, shaded } from './palette.ts';

/** A loaf on its shelf, and below it the tag with both prices, 260 × 190. */
export function PricedLoaf(place: Placement) {
  return (
    <Placed {...place} width={260} height={190}>
      <Loaf x={74} y={8} scale={0.86} />
      <path d="M16 73h228v10H16Z" fill={color.line} {...inked} />
      <path d="M40 96h184a8 8 0 0 1 8 8v76a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-76a8 8 0 0 1 8-8Z" {...shaded} />
      <rect x={26} y={88} width={200} height={92} rx={8} fill={color.sheet} {...inked} />
      <Label x={42} y={114} size={15} weight={700} voice="heading" fill={color.screenInk}>
        Country loaf
      </Label>
      <Label x={42} y={138} size={12.5} fill={color.screenSoft}>
        Card price
      </Label>
      <Money x={42} y={163} size={20} anchor="start" fill={color.screenInk}>
        $12.36
      </Money>
      <rect
        x={128}
        y={124}
        width={88}
        height={48}
        rx={6}
        fill={color.screenMoneyWash}
        stroke={color.screenMoney}
        strokeWidth={hairWidth}
      />
      <Label x={138} y={138} size={12.5} fill={color.screenMoney}>
        Cash price
      </Label>
      <Money x={138} y={163} size={20} anchor="start" fill={color.screenMoney}>
        $12.00
      </Money>
    </Placed>
  );
}
