import { Parcel } from './goods.tsx';
import { color, inked, shaded } from './palette.ts';
import { Shield } from './Shield.tsx';
import { TapMark, Tick } from './screen.tsx';

/** The box that each trade's sign is drawn in, to be known by at the size of a stamp. */
export const signBox = '0 0 96 64';

/** A price tag. */
export function RetailSign() {
  return (
    <>
      <path d="M24 12h36l16 20-16 20H24q-5 0-5-5V17q0-5 5-5Z" fill={color.sheet} {...inked} />
      <circle cx={61} cy={32} r={4} fill={color.action} {...inked} />
      <path d="M61 32q16-26 26-24" {...inked} />
      <path d="M28 22v20m5-20v20m4-20v20m7-20v20m5-20v20" strokeLinecap="butt" stroke={color.screenInk} />
    </>
  );
}

/** A dish under its cover. */
export function RestaurantSign() {
  return (
    <>
      <circle cx={48} cy={14} r={4} fill={color.device} {...inked} />
      <path d="M20 46a28 28 0 0 1 56 0Z" fill={color.sheet} {...inked} />
      <path d="M54 19q21 5 22 27H60q3-14-6-27Z" {...shaded} />
      <path d="M12 46h72q-1 8-9 8H21q-8 0-9-8Z" fill={color.device} {...inked} />
    </>
  );
}

/** A parcel, and the pointer that ordered it. */
export function EcommerceSign() {
  return (
    <>
      <Parcel x={14} y={10} scale={0.44} />
      <path d="m60 30 22 10-10 3-4 10Z" fill={color.sheet} {...inked} />
    </>
  );
}

/** A van on its way. */
export function FieldServiceSign() {
  return (
    <>
      <path d="M14 48V18q0-6 6-6h36q4 0 6 4l8 14 10 4q4 1 4 6v8Z" fill={color.sheet} {...inked} />
      <path d="M15 38h68v10H15Z" {...shaded} />
      <path d="M54 30V18l10 12Z" fill={color.action} {...inked} />
      <g fill={color.device} {...inked}>
        <circle cx={30} cy={48} r={7} />
        <circle cx={68} cy={48} r={7} />
      </g>
    </>
  );
}

/** A machine that sells by itself. */
export function KioskSign() {
  return (
    <>
      <path d="M30 58h36" stroke={color.ink} strokeWidth={4} />
      <path d="M42 38h12v18H42Z" fill={color.device} {...inked} />
      <rect x={30} y={6} width={36} height={36} rx={5} fill={color.device} {...inked} />
      <rect x={34} y={10} width={28} height={26} rx={3} fill={color.screen} />
      <TapMark x={42} y={23} size={13} weight={2.5} />
    </>
  );
}

/** A card that is charged again and again. */
export function SubscriptionSign() {
  return (
    <>
      <rect x={31} y={21} width={34} height={22} rx={4} fill={color.screenMoneyWash} {...inked} />
      <path d="M32 26.5h32v4H32Z" fill={color.screenInk} />
      <path d="M20 36V24q0-12 12-12h33M76 28v12q0 12-12 12H31" stroke={color.ink} strokeWidth={3.5} />
      <path d="m66 7 7 5-7 5ZM30 47l-7 5 7 5Z" fill={color.ink} stroke={color.ink} />
    </>
  );
}

/** An invoice, its total last. */
export function B2bSign() {
  return (
    <>
      <path d="M28 9q0-4 4-4h22l14 14v36q0 4-4 4H32q-4 0-4-4Z" fill={color.sheet} {...inked} />
      <path d="M54 5v10q0 4 4 4h10Z" fill={color.screenLine} {...inked} />
      <path d="M36 16h11" stroke={color.screenInk} strokeWidth={4} />
      <path d="M36 27h12m8 0h4M36 35h9m11 0h4" stroke={color.screenLine} strokeWidth={2.5} />
      <path d="M34 42h28v11H34Z" fill={color.screenAction} />
      <path d="M54 47.5h4" stroke={color.sheet} strokeWidth={2.5} />
    </>
  );
}

/** Papers behind a shield. */
export function HighRiskSign() {
  return (
    <>
      <path d="M22 8h36v46H22Z" fill={color.sheet} {...inked} />
      <path d="M29 18h20M29 26h14" stroke={color.screenLine} />
      <Tick x={33} y={41} size={8} stroke={color.screenAction} />
      <Shield x={46} y={14} scale={0.4} />
    </>
  );
}
