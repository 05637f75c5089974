import { color, hairWidth, inked, shaded } from '../../drawings/kit/palette.ts';
import { Shield } from '../../drawings/kit/Shield.tsx';
import { Tick } from '../../drawings/kit/screen.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { socialIcons } from './social-icons.tsx';

const box = '0 0 64 64';

const device = { fill: color.device, stroke: color.deviceEdge } as const;

/** A card held against a terminal. */
function Tap() {
  return (
    <>
      <rect x={31} y={6} width={26} height={51} rx={6} {...device} />
      <rect x={35.5} y={11} width={17} height={18} rx={2.5} fill={color.screen} />
      <path d="M39 17h10M39 22.5h5" stroke={color.screenAction} />
      <path d="M37 37h1m6 0h1m6 0h1M37 44h1m6 0h1m6 0h1" stroke={color.screenSoft} strokeWidth={3} />
      <rect x={5} y={24} width={33} height={22} rx={4} fill={color.action} transform="rotate(-14 21 35)" {...inked} />
      <path d="m10 36.5 5-1.2M10.5 30.5l27-6.5" stroke={color.onAction} />
    </>
  );
}

/** Both prices on one slip: by card, and in cash. */
function TwoPrices() {
  return (
    <>
      <path d="M16 8h38v50H16Z" {...shaded} />
      <path d="M12 5h38v51l-4.75-4-4.75 4-4.75-4-4.75 4-4.75-4-4.75 4-4.75-4-4.75 4Z" fill={color.paper} {...inked} />
      <path d="M19 14h13M40 14h3M19 21h9M39 21h4" stroke={color.inkSoft} />
      <rect x={18} y={28} width={11.5} height={13} rx={2.5} stroke={color.edge} strokeWidth={hairWidth} />
      <rect x={32.5} y={28} width={11.5} height={13} rx={2.5} fill={color.moneyWash} />
      <path d="M21.5 34.5h4.5" stroke={color.ink} />
      <path d="M36 34.5h4.5" stroke={color.money} />
    </>
  );
}

/** An invoice on a phone, with its button to pay. */
function PayLink() {
  return (
    <>
      <rect x={18} y={4} width={29} height={56} rx={7} {...device} />
      <rect x={21.5} y={8} width={22} height={48} rx={4} fill={color.screen} />
      <path d="M26 16h9M26 22h13M26 28h6" stroke={color.screenSoft} />
      <rect x={25} y={41} width={15} height={9} rx={4.5} fill={color.screenAction} />
      <circle cx={47} cy={20} r={10} fill={color.money} {...inked} />
      <Tick x={47} y={20} size={9} stroke={color.paper} weight={2.5} />
    </>
  );
}

/** A register on its cash drawer. */
function Register() {
  return (
    <>
      <path d="M27 38h10l3 9H24Z" {...device} />
      <rect x={6} y={8} width={52} height={32} rx={5} {...device} />
      <rect x={10} y={12} width={44} height={24} rx={2} fill={color.screen} />
      <rect x={14} y={16} width={9} height={7} rx={1.5} fill={color.screenWash} />
      <rect x={26} y={16} width={9} height={7} rx={1.5} fill={color.screenMoneyWash} />
      <rect x={14} y={26} width={9} height={6} rx={1.5} fill={color.screenMoneyWash} />
      <rect x={26} y={26} width={9} height={6} rx={1.5} fill={color.screenWash} />
      <path d="M40 18h10M40 23h6" stroke={color.screenSoft} strokeWidth={hairWidth} />
      <path d="M41 30h8" stroke={color.screenAction} strokeWidth={4} />
      <rect x={13} y={47} width={38} height={11} rx={3} {...device} />
      <path d="M28 52.5h8" stroke={color.deviceKey} strokeWidth={3} />
    </>
  );
}

/** A key, and the three ways that it opens. */
function Gateway() {
  return (
    <>
      <path d="M30 32C40 32 38 12 50 12M30 32h20M30 32c10 0 8 20 20 20" stroke={color.edge} />
      <circle cx={52} cy={12} r={5} fill={color.paper} {...inked} />
      <circle cx={52} cy={32} r={5} fill={color.action} {...inked} />
      <circle cx={52} cy={52} r={5} fill={color.paper} {...inked} />
      <path
        d="M17 20a12 12 0 0 1 11.6 9H42l3 3-3 3h-2l-2.5 3-2.5-3-2.5 3-2.5-3h-1.400A12 12 0 1 1 17 20Zm-4 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"
        fill={color.moneyWash}
        fillRule="evenodd"
        {...inked}
      />
    </>
  );
}

const HighRisk = () => <Shield x={10} y={5} scale={0.46} />;

/** The small drawings beside the solutions in the header's menu, and the icons at the foot. */
export const scenes = defineScenes([
  { id: 'menu-merchant-services', viewBox: box, Drawing: Tap },
  { id: 'menu-cash-discount', viewBox: box, Drawing: TwoPrices },
  { id: 'menu-payment-solutions', viewBox: box, Drawing: PayLink },
  { id: 'menu-products', viewBox: box, Drawing: Register },
  { id: 'menu-gateway-services', viewBox: box, Drawing: Gateway },
  { id: 'menu-high-risk', viewBox: box, Drawing: HighRisk },
  ...socialIcons,
]);
