import { color, inked, scored, warmShaded } from '../../../drawings/kit/palette.ts';
import { TapMark } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

/** A dish, and a check that is split. */
function Restaurants() {
  return (
    <>
      <path d="M6 42a18 18 0 0 1 36 0Z" fill={color.clay} {...inked} />
      <path d="M28 25q13 4 13 16H32q2-9-4-16Z" {...warmShaded} />
      <path d="M24 20v3M3 42h42v4H3Z" fill={color.device} {...inked} />
      <rect x={38} y={6} width={28} height={58} rx={6} fill={color.device} {...inked} />
      <rect x={43} y={12} width={18} height={52} rx={2} fill={color.screen} />
      <path d="M47 19h10M47 26h10M47 33h10" stroke={color.screenSoft} />
      <rect x={46} y={39} width={12} height={8} rx={2} fill={color.screenAction} />
    </>
  );
}

/** A price tag. */
function Retail() {
  return (
    <g transform="rotate(-7 36 27)">
      <path d="M22 7h38q4 0 4 4v32q0 4-4 4H22L7 27Z" fill={color.sheet} {...inked} />
      <circle cx={18} cy={27} r={3} fill={color.actionWash} {...inked} />
      <path d="M29 16h28" stroke={color.screenSoft} strokeWidth={3} />
      <rect x={27} y={23} width={31} height={11} rx={3} fill={color.screenMoneyWash} />
      <path d="M32 28.500h12" stroke={color.screenMoney} strokeWidth={3} />
      <path d="M30 39v3m5-3v3m4-3v3m6-3v3m4-3v3m6-3v3" {...scored} strokeLinecap="butt" />
    </g>
  );
}

/** A checkout, and the parcel it sends. */
function Online() {
  return (
    <>
      <rect x={9} y={8} width={44} height={32} rx={5} fill={color.device} {...inked} />
      <rect x={14} y={13} width={34} height={22} rx={2} fill={color.screen} />
      <path d="M19 19h16" stroke={color.screenSoft} />
      <rect x={18} y={25} width={18} height={7} rx={2} fill={color.screenAction} />
      <path d="M3 40h56v2q0 5-5 5H8q-5 0-5-5Z" fill={color.device} {...inked} />
      <rect x={42} y={25} width={26} height={22} rx={3} fill={color.clay} {...inked} />
      <path d="M51 25h8v8h-8Z" fill={color.sheet} {...inked} />
    </>
  );
}

/** A phone at somebody's door. */
function Mobile() {
  return (
    <>
      <path d="M8 48V27a17 17 0 0 1 34 0v21Z" fill={color.paint} {...inked} />
      <path d="M3 48h42" {...inked} />
      <circle cx={15} cy={32} r={2.5} fill={color.clay} />
      <rect x={34} y={5} width={28} height={62} rx={6} fill={color.device} {...inked} />
      <rect x={38} y={10} width={20} height={57} rx={2} fill={color.screen} />
      <TapMark x={44} y={23} size={13} weight={2.5} />
      <rect x={41} y={37} width={14} height={9} rx={3} fill={color.screenAction} />
    </>
  );
}

/** A kiosk that says what it lacks. */
function Unattended() {
  return (
    <>
      <path d="M28 39h12v15H28Z" fill={color.device} {...inked} />
      <rect x={15} y={5} width={38} height={34} rx={5} fill={color.device} {...inked} />
      <rect x={20} y={10} width={28} height={24} rx={2} fill={color.screen} />
      <path d="M25 16h12" stroke={color.screenSoft} />
      <rect x={24} y={22} width={16} height={8} rx={2} fill={color.screenAction} />
      <circle cx={53} cy={37} r={11} fill={color.clay} {...inked} />
      <path d="M53 31v6m0 5v0" stroke={color.screenMoney} strokeWidth={3} />
    </>
  );
}

/** A file, and the seal on it. */
function HighRisk() {
  return (
    <>
      <path d="M15 5h24l11 11v46H15Z" fill={color.sheet} {...inked} />
      <path d="M39 5v8q0 3 3 3h8Z" fill={color.screenLine} {...inked} />
      <path d="m20 21 3 3 4-5M20 32l3 3 4-5" {...scored} />
      <path d="M32 22h11M32 33h6M21 44h14" stroke={color.screenSoft} />
      <circle cx={50} cy={38} r={12} fill={color.device} {...inked} />
      <path d="m45 38 4 4 7-8" stroke={color.screen} strokeWidth={2.5} />
    </>
  );
}

const tile = '0 0 72 54';

/** A sign for each kind of business, where its drawing would be too small to read. */
export const typeSigns = defineScenes([
  { id: 'type-restaurants-sign', viewBox: tile, Drawing: Restaurants },
  { id: 'type-retail-sign', viewBox: tile, Drawing: Retail },
  { id: 'type-online-sign', viewBox: tile, Drawing: Online },
  { id: 'type-mobile-sign', viewBox: tile, Drawing: Mobile },
  { id: 'type-unattended-sign', viewBox: tile, Drawing: Unattended },
  { id: 'type-high-risk-sign', viewBox: tile, Drawing: HighRisk },
]);
