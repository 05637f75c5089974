import { Kiosk } from '../../../drawings/kit/Kiosk.tsx';
import { Placed, type Placement } from '../../../drawings/kit/Placed.tsx';
import { color, inked, scored, shaded, warmShaded } from '../../../drawings/kit/palette.ts';
import { ScreenButton, ScreenText, TapMark } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

interface SignProps {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly fill?: string;
  readonly text?: string;
  readonly children: string;
}

/** The name over a door. */
function Sign({ x, y, width, size = 23, fill = color.device, text = color.screen, children }: SignProps) {
  return (
    <>
      <rect x={x - width / 2} y={y} width={width} height={36} rx={4} fill={fill} {...inked} />
      <Label x={x} y={y + 18 + size * 0.37} size={size} weight={700} anchor="middle" fill={text} voice="heading">
        {children}
      </Label>
    </>
  );
}

/** A street tree, 60 × 120. */
function Tree(place: Placement) {
  return (
    <Placed {...place} width={60} height={120}>
      <path d="M30 120V60" {...inked} strokeWidth={5} />
      <path d="M30 2q28 14 28 44 0 30-28 30T2 46Q2 16 30 2Z" fill={color.paint} {...inked} />
      <path d="M30 2q28 14 28 44 0 30-28 30 20-40 0-74Z" {...shaded} />
    </Placed>
  );
}

/** The shade of what has the colour of dusk, which this street keeps warm in the dark too. */
const dusk = `color-mix(in oklab,${color.dusk},#000 12%)`;

/** Has the colour of the sky by day, and is lit in the dark. */
const glass = `light-dark(${color.actionWash},${color.sheet})`;

/** A restaurant with a table outside: where the words above it begin, the street does. */
function Restaurant() {
  return (
    <g transform="translate(-13)">
      <path d="M14 60 118 8l104 52v202H14Z" fill={color.dusk} />
      <path d="m176 37 46 23v202h-46Z" fill={dusk} />
      <path d="M14 60 118 8l104 52v202H14Z" {...inked} />
      <circle cx={118} cy={48} r={15} fill={glass} {...inked} />
      <Sign x={118} y={76} width={172}>
        Osteria Lena
      </Sign>
      <path d="M40 126h92v68H40Z" fill={glass} {...inked} />
      <path d="M86 126v68M40 160h92" {...inked} />
      <path d="M146 126h44v136h-44Z" fill={color.device} {...inked} />
      <path d="M154 136h28v48h-28Z" fill={glass} {...inked} />
      <path d="M78 230v30M66 260h24M35 242v18M121 242v18" {...inked} strokeWidth={3} />
      <path d="M52 223h52v7H52ZM24 235h22v7H24ZM110 235h22v7h-22Z" fill={color.paint} {...inked} />
      <path d="M71 209h13l-2 14h-9ZM84 212h5v6h-6" fill={color.sheet} {...inked} />
    </g>
  );
}

/** A clothes shop under its awning, with as much air to either side. */
function Shop() {
  return (
    <g transform="translate(8)">
      <path d="M13 92h168v170H13Z" fill={color.paper} {...inked} />
      <path d="M5 78h184v16H5Z" fill={color.device} {...inked} />
      <Sign x={97} y={94} width={168} fill={color.paper} text={color.ink}>
        Thread &amp; Pin
      </Sign>
      <path d="M27 168h86v72H27Z" fill={glass} {...inked} />
      <path d="m56 184 14 6 14-6 16 12-8 14-6-4v34H54v-34l-6 4-8-14Z" fill={color.screenMoney} {...inked} />
      <path d="M125 156h44v106h-44Z" fill={color.paint} {...inked} />
      <path d="M131 210v12" stroke={color.onAction} strokeWidth={3} />
      <path d="M13 130h168l7 26H6Z" fill={color.paint} {...inked} />
      <path d="m41 130-5 26h30l3-26ZM97 130v26h31l-3-26ZM153 130l5 26h30l-7-26Z" fill={color.paper} {...inked} />
    </g>
  );
}

/** A workshop that sends parcels. */
function Workshop() {
  return (
    <g transform="translate(-42)">
      <path d="M50 30h194v232H50Z" fill={color.paper} {...inked} />
      <path d="M206 31h37v230h-37Z" {...shaded} />
      <path d="M44 18h206v14H44Z" fill={color.device} {...inked} />
      <path d="M60 50h52v44H60ZM122 50h52v44h-52ZM184 50h50v44h-50Z" fill={glass} {...inked} />
      <Sign x={147} y={108} width={178} size={21} fill={color.action} text={color.onAction}>
        lamplight.shop
      </Sign>
      <path d="M60 158h118v104H60Z" fill={glass} {...inked} />
      <path d="M60 170h118M60 182h118" {...inked} />
      <path d="M72 222h44v40H72ZM120 230h40v32h-40ZM84 192h36v30H84Z" fill={color.clay} {...inked} />
      <path d="M90 222v10h8v-10M136 230v9h8v-9M98 192v8h8v-8" {...scored} />
    </g>
  );
}

/** A house, and the van of somebody who calls on it. */
function Doorstep() {
  return (
    <g transform="translate(-10)">
      <path d="M34 128 112 62l78 66v116H34Z" fill={color.paper} {...inked} />
      <path d="m148 92 42 36v116h-42Z" {...shaded} />
      <path d="m22 137 90-76 90 76" {...inked} strokeWidth={5} strokeLinecap="butt" />
      <path d="M92 104h40v34H92Zm20 0v34M56 158h26v34H56Z" fill={glass} {...inked} />
      <g transform="translate(-183)">
        <path d="M208 246v-92q0-10 10-10h116q8 0 14 10l24 42h14q8 0 8 8v42Z" fill={color.clay} {...inked} />
        <path d="M306 156h20q7 0 11 7l18 33h-49Z" fill={color.actionWash} {...inked} />
        <path d="M208 222h186v24H208Z" {...warmShaded} />
        <path d="M296 144v102" {...inked} />
        <Label x={252} y={184} size={25} weight={700} anchor="middle" fill={color.screenInk} voice="heading">
          Hill
        </Label>
        <Label x={252} y={209} size={23} weight={600} anchor="middle" fill={color.screenInk}>
          Pianos
        </Label>
        <circle cx={242} cy={244} r={18} fill={color.device} {...inked} />
        <circle cx={350} cy={244} r={18} fill={color.device} {...inked} />
        <path d="M242 244v0M350 244v0" stroke={color.screen} strokeWidth={11} />
      </g>
    </g>
  );
}

/** A parking place with a kiosk that sells by itself, no taller than who stands before it. */
function Parking() {
  return (
    <>
      <path d="M89 263V54" {...inked} strokeWidth={5} strokeLinecap="butt" />
      <rect x={61} y={32} width={56} height={56} rx={9} fill={color.device} {...inked} />
      <Label x={89} y={74} size={40} weight={750} anchor="middle" fill={color.screen} voice="heading">
        P
      </Label>
      <g transform="translate(9)">
        <path d="M90 252v-20q0-8 8-10l10-3 16-25h28l16 26 8 4q8 2 8 10v18Z" fill={color.clay} {...inked} />
        <path d="m115 218 12-18h8v18Zm27 0v-18h7l12 18Z" fill={color.actionWash} {...inked} />
        <g fill={color.device} {...inked}>
          <circle cx={110} cy={250} r={12} />
          <circle cx={164} cy={250} r={12} />
        </g>
        <path d="M110 250v0M164 250v0" stroke={color.screen} strokeWidth={7} />
      </g>
      <Kiosk x={8} y={105.5} scale={0.41}>
        <ScreenText x={70} y={84} size={62} weight={750} anchor="middle" voice="heading">
          $4
        </ScreenText>
        <ScreenButton x={14} y={116} width={112} height={72} radius={12} label="Pay" size={56} />
      </Kiosk>
    </>
  );
}

/** A shop that asks for a document. */
function AgeShop() {
  return (
    <g transform="translate(-186)">
      <path d="M196 46h190v216H196Z" fill={color.device} {...inked} />
      <path d="M346 47h39v214h-39Z" fill={color.shade} fillOpacity={0.35} />
      <path d="M188 34h206v14H188Z" fill={color.paper} {...inked} />
      <Sign x={291} y={62} width={172} size={21} fill={color.moneyWash} text={color.money}>
        Highland Vapor
      </Sign>
      <path d="M208 116h94v104h-94Z" fill={glass} {...inked} />
      <path d="M208 168h94" {...inked} />
      <path
        d="M220 168v-26q0-6 6-6t6 6v26M244 168v-18h16v18M270 168v-30h18v30M222 220v-24h18v24M254 220v-32q0-5 6-5t6 5v32M278 220v-18h14v18"
        fill={color.screenAction}
        {...inked}
      />
      <path d="M318 116h52v146h-52Z" fill={color.dusk} {...inked} />
      <circle cx={344} cy={156} r={20} fill={color.sheet} {...inked} />
      <Label x={344} y={163} size={20} weight={750} fill={color.screenInk} anchor="middle" voice="heading">
        21+
      </Label>
      <path d="M326 208v14" {...inked} strokeWidth={3} />
    </g>
  );
}

const houses =
  'M0 262V150l52-44 52 44v112ZM116 262V84h96v178ZM224 262V132h40l30-34 30 34h36v130ZM372 262V168l44-38 44 38v94ZM472 262V62h84v200ZM568 262V140h112v122Z';

/** The street further on: nobody's in particular. */
function Beyond() {
  return (
    <>
      <path d={houses} fill={color.line} />
      <path
        d="M40 176h24v30H40ZM136 106h20v26h-20Zm36 0h20v26h-20Zm-36 46h20v26h-20Zm36 0h20v26h-20ZM246 156h26v30h-26Zm50 0h26v30h-26ZM404 190h24v30h-24ZM492 84h18v24h-18Zm28 0h18v24h-18Zm-28 44h18v24h-18Zm28 0h18v24h-18ZM590 164h68v34h-68Z"
        fill={color.actionWash}
      />
      <Tree x={338} y={142} />
      <Tree x={540} y={124} scale={1.15} />
    </>
  );
}

/** What hangs in any of these doors. */
function OpenSign() {
  return (
    <>
      <rect x={28} y={104} width={380} height={186} rx={22} {...shaded} />
      <rect x={20} y={94} width={380} height={186} rx={22} fill={color.action} {...inked} />
      {/* As long as it takes for whole dots. */}
      <rect
        x={32}
        y={106}
        width={356}
        height={162}
        rx={14}
        stroke={color.onAction}
        strokeDasharray="1 7"
        pathLength={1008}
      />
      {/* Pale within its outline, so that it is seen on the wall and on the sign. */}
      <path d="M64 124 210 14l146 110" {...inked} strokeWidth={6.5} />
      <path d="M64 124 210 14l146 110" stroke={color.screenMoneyWash} strokeWidth={3} />
      <path d="M64 124h0M356 124h0" stroke={color.moneyWash} strokeWidth={13} />
      <circle cx={210} cy={14} r={9} fill={color.device} {...inked} />
      <Label x={180} y={200} size={92} weight={750} anchor="middle" fill={color.onAction} voice="heading">
        Open
      </Label>
      <TapMark x={302} y={172} size={42} stroke={color.onAction} weight={6} />
      <Label x={210} y={246} size={22} weight={600} anchor="middle" fill={color.onAction}>
        Counter, table, web or van
      </Label>
    </>
  );
}

const plot = '0 0 210 262';

/** Six addresses as wide as one another, so that they make one street, and how it goes on at both ends. */
export const streetScenes = defineScenes([
  { id: 'door-restaurants', viewBox: plot, Drawing: Restaurant, inPage: true },
  { id: 'door-retail', viewBox: plot, Drawing: Shop, inPage: true },
  { id: 'door-online', viewBox: plot, Drawing: Workshop, inPage: true },
  { id: 'door-mobile', viewBox: plot, Drawing: Doorstep, inPage: true },
  { id: 'door-unattended', viewBox: plot, Drawing: Parking, inPage: true },
  { id: 'door-high-risk', viewBox: plot, Drawing: AgeShop, inPage: true },
  { id: 'merchant-sign', viewBox: '0 0 420 300', Drawing: OpenSign },
  { id: 'street-beyond', viewBox: '0 0 680 262', Drawing: Beyond },
]);
