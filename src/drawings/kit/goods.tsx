import type { ReactNode } from 'react';
import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, inked, shaded, warmShaded } from './palette.ts';

/** A morning bun on its plate, from above, 132 × 132. */
export function Bun(place: Placement) {
  return (
    <Placed {...place} width={132} height={132}>
      <circle cx={71} cy={74} r={65} {...shaded} />
      <circle cx={66} cy={66} r={65} fill={color.paper} {...inked} />
      <circle cx={66} cy={66} r={57} stroke={color.line} />
      <circle cx={66} cy={66} r={46} fill={color.crust} {...inked} />
      <path d="M98 33a46 46 0 0 1-65 65 46 46 0 0 0 65-65Z" {...warmShaded} />
      <path
        d="M70 64a5 5 0 0 0-9-1 9 9 0 0 0 4 14 14 14 0 0 0 17-10 20 20 0 0 0-16-23 26 26 0 0 0-29 21 31 31 0 0 0 27 33 36 36 0 0 0 38-33"
        stroke={color.screenMoney}
        strokeWidth={3}
      />
      <path
        d="M54 34v0M86 40v0M76 55v0M93 85v0M46 92v0M31 74v0M74 106v0M42 48v0M55 72v0M70 88v0"
        stroke={color.screen}
        strokeWidth={4}
      />
    </Placed>
  );
}

/** A cup of filter coffee from above, handle to the right, 118 × 92. */
export function Cup(place: Placement) {
  return (
    <Placed {...place} width={118} height={92}>
      <circle cx={51} cy={54} r={45} {...shaded} />
      <path d="M84 32h17a14 14 0 0 1 0 28H84" {...inked} strokeWidth={12} />
      <path d="M84 32h17a14 14 0 0 1 0 28H84" stroke={color.sheet} strokeWidth={8} />
      <circle cx={46} cy={46} r={45} fill={color.sheet} {...inked} />
      <circle cx={46} cy={46} r={36} fill={color.screenMoney} {...inked} />
      <circle cx={46} cy={46} r={35} fill={color.shade} fillOpacity={0.4} />
      <path d="M22 46a24 24 0 0 1 24-24" stroke={color.screenMoneyWash} strokeOpacity={0.7} strokeWidth={3} />
    </Placed>
  );
}

/** A country loaf from the side, 130 × 76. */
export function Loaf(place: Placement) {
  return (
    <Placed {...place} width={130} height={76}>
      <path d="M12 75Q1 75 1 58 1 1 65 1t64 57q0 17-11 17Z" fill={color.crust} {...inked} />
      <path d="M88 4q41 9 41 54 0 17-11 17H92q22-30-4-71Z" {...warmShaded} />
      <path d="M30 16q18 12 16 36M56 5q20 16 18 46M86 5q16 14 14 40" stroke={color.screenMoney} strokeWidth={2.5} />
    </Placed>
  );
}

export interface ParcelProps extends Placement {
  readonly label?: string;
  /** What rises out of the open box, in the box's coordinates; closed and taped without it. */
  readonly children?: ReactNode;
}

/** A parcel with an address label, 132 × 104; the flaps of an open one reach 26 to each side and 48 above. */
export function Parcel({ label, children, ...place }: ParcelProps) {
  const open = children !== undefined;
  return (
    <Placed {...place} width={132} height={104}>
      {open ? (
        <>
          <path d="m15-24-3-24h108l-3 24Z" fill={color.clay} {...inked} />
          <path d="M1 2v9h130V2l-14-26H15Z" fill={color.clay} {...inked} />
          <path d="M1 2v9h130V2l-14-26H15Z" {...warmShaded} fillOpacity={0.4} />
          <path d="M15-24V9H1V2Z" {...warmShaded} fillOpacity={0.3} />
          <path d="M15-24V9M117-24V9" {...inked} />
          {children}
        </>
      ) : null}
      <rect x={1} y={1} width={130} height={102} rx={open ? 2 : 5} fill={color.clay} {...inked} />
      <path d="M92 2h38v100H92z" {...warmShaded} />
      {open ? (
        <>
          <path d="M8 26h114l2 7H5Z" {...warmShaded} />
          <path d="M1 2h130l-7 25H8Z" fill={color.clay} {...inked} />
          <path d="M1 2 15-24l-27 11-13 27ZM131 2l-14-26 27 11 13 27Z" fill={color.clay} {...inked} />
          <path d="m131 2-14-26 27 11 13 27Z" {...warmShaded} />
        </>
      ) : (
        <path d="M56 1h20v30H56z" fill={color.sheet} {...inked} />
      )}
      {label === undefined ? null : (
        <>
          <rect x={10} y={50} width={84} height={38} rx={4} fill={color.sheet} {...inked} />
          <Label x={15} y={66.5} size={13} weight={600} voice="mono" fill={color.screenInk}>
            {label}
          </Label>
          <path d="M15 75h54M15 81h36" stroke={color.screenLine} />
        </>
      )}
    </Placed>
  );
}
