import { CountertopPos } from '../../drawings/kit/CountertopPos.tsx';
import { Document } from '../../drawings/kit/Document.tsx';
import { Bun, Cup, Loaf } from '../../drawings/kit/goods.tsx';
import { Key } from '../../drawings/kit/Key.tsx';
import { Laptop } from '../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { PricedLoaf } from '../../drawings/kit/PricedLoaf.tsx';
import { cased, color, hairWidth, inked, shaded } from '../../drawings/kit/palette.ts';
import { Shield } from '../../drawings/kit/Shield.tsx';
import { SmartTerminal } from '../../drawings/kit/SmartTerminal.tsx';
import { ScreenButton, ScreenRow, ScreenRule, ScreenText, ScreenTiles, TapMark } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { signs } from './drawings/signs.tsx';

interface DrawerProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly fill?: string;
}

/** In the dark the front that is pulled out is lighter than those behind it. */
const outFront = `light-dark(${color.paper},color-mix(in oklab,${color.paper},${color.device} 60%))`;

/** Its shade on what is behind it: a tint of the cabinet, dark where the drawers are. */
const outShade = `light-dark(color-mix(in oklab,${color.paint} 30%,#0000),${color.shade})`;

/** The front of a drawer: a label in its holder, and a pull. */
function Drawer({ x, y, name, fill = color.paper }: DrawerProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={232} height={112} rx={7} fill={fill} {...inked} />
      <rect x={26} y={20} width={180} height={38} rx={4} fill={color.screen} {...inked} />
      <Label x={116} y={45} size={17} weight={600} anchor="middle" fill={color.screenInk}>
        {name}
      </Label>
      <path d="M92 76h48v6a16 16 0 0 1-16 16h-16a16 16 0 0 1-16-16Z" fill={color.device} {...inked} />
    </g>
  );
}

interface FiledProps {
  readonly y: number;
  /** Those behind are narrower. */
  readonly width: number;
  /** Where the tab stands on the card's upper edge. */
  readonly tab: number;
  readonly name: string;
  readonly fill?: string;
}

/** A card standing in the open drawer. */
function Filed({ y, width, tab, name, fill = color.sheet }: FiledProps) {
  return (
    <g transform={`translate(${166 - width / 2} ${y})`}>
      <path d={`M0 88V8q0-6 6-6h${tab - 12}l7-20h78l7 20H${width - 6}q6 0 6 6v80Z`} fill={fill} {...inked} />
      <Label x={tab + 40} y={2} size={17} weight={600} anchor="middle" fill={color.screenInk}>
        {name}
      </Label>
    </g>
  );
}

/** The cabinet of six drawers, one of them open. */
function Hero() {
  return (
    <g transform="translate(-25)">
      <Terminal plain x={404} y={12} scale={0.62}>
        <ScreenText x={52} y={43.5} size={25} weight={700} anchor="middle" voice="heading">
          Ready
        </ScreenText>
      </Terminal>
      <g transform="translate(64 78)">
        <path d="M66 0a44 44 0 0 1 44 44H22A44 44 0 0 1 66 0Z" fill={color.clay} {...inked} />
        <path d="M84 4a44 44 0 0 1 26 40H92q6-24-8-40Z" {...shaded} />
        <path d="M66-10V0M56-12h20M12 44h108v14H12Z" fill={color.device} {...inked} strokeWidth={3} />
      </g>
      <path d="M54 530h12v24H54Zm460 0h12v24h-12Z" {...cased} />
      <rect x={26} y={136} width={528} height={402} rx={12} fill={color.screenAction} {...inked} />
      <path d="M40 150h500v374H40z" {...shaded} fillOpacity={0.3} />
      <Drawer x={50} y={158} name="Merchant services" />
      <Drawer x={298} y={158} name="Point of sale" />
      <Drawer x={298} y={282} name="Gateway services" />
      <Drawer x={50} y={406} name="Payment solutions" />
      <Drawer x={298} y={406} name="High-risk accounts" />
      <path d="M44 308 64 232h204l20 76Z" fill={color.device} {...inked} />
      <Filed y={244} width={196} tab={82} name="Signs" />
      <Filed y={263} width={206} tab={16} name="Receipts" fill={color.screenMoneyWash} />
      <Filed y={279} width={216} tab={112} name="Training" />
      <g transform="translate(44 290) scale(1.05)">
        <rect x={5} y={10} width={232} height={109} rx={7} fill={outShade} />
        <Drawer x={0} y={0} name="Cash discount" fill={outFront} />
      </g>
    </g>
  );
}

/** A tap at the counter. */
function SolutionsMerchant() {
  return (
    <>
      <SmartTerminal x={46} y={6} scale={0.56} rotate={-6}>
        <ScreenText x={65} y={50} size={23} anchor="middle" tone="soft">
          Card price
        </ScreenText>
        <ScreenText x={65} y={90} size={33} weight={750} anchor="middle" voice="heading">
          $24.72
        </ScreenText>
        <TapMark x={48} y={142} size={42} weight={4.5} />
      </SmartTerminal>
      <PaymentCard x={130} y={95} scale={0.72} rotate={-14} digits="4417" />
    </>
  );
}

/** A bill that arrives with its button. */
function SolutionsPayment() {
  return (
    <>
      <g transform="rotate(-5 80 95)">
        <Document x={7} y={12} width={158} height={164} title="Invoice 1042" />
        <ScreenRow x={25} y={76} width={119} label="Plan" amount="320.00" size={14.5} />
        <ScreenRow x={25} y={101} width={119} label="Plants" amount="160.00" size={14.5} />
        <ScreenRule x={25} y={114} width={119} />
        <ScreenRow x={25} y={138} width={119} label="Total" amount="$480.00" size={14.5} strong />
        <ScreenRow x={25} y={161} width={119} label="Due" amount="Feb 28" size={14.5} />
      </g>
      <Phone x={165} y={8} scale={0.62} rotate={5}>
        <ScreenText x={14} y={64} size={21} tone="soft">
          To pay
        </ScreenText>
        <ScreenText x={14} y={100} size={24} weight={750} voice="heading">
          $480.00
        </ScreenText>
        <ScreenRule x={14} y={120} width={96} />
        <ScreenRow x={14} y={150} width={96} label="Card" amount="4417" size={20} />
        <ScreenButton x={12} y={194} width={100} height={42} radius={10} label="Pay now" size={21} />
      </Phone>
    </>
  );
}

/** A register with a morning's order. */
function SolutionsPos() {
  return (
    <CountertopPos x={7} y={6} scale={0.8} drawer={false}>
      <ScreenTiles
        x={10}
        y={12}
        items={[['Bun'], ['Coffee'], ['Loaf'], ['Latte']]}
        width={70}
        height={68}
        size={16.5}
      />
      <Bun x={27} y={39} scale={0.27} />
      <Cup x={101} y={40} scale={0.38} />
      <Loaf x={22} y={120} scale={0.36} />
      <Cup x={101} y={114} scale={0.38} />
      <circle cx={118.5} cy={131.5} r={11} fill={color.crust} />
      <ScreenRow x={170} y={34} width={108} label="2 × Bun" amount="8.24" size={16} />
      <ScreenRow x={170} y={56} width={108} label="Loaf" amount="12.36" size={16} />
      <ScreenRule x={170} y={68} width={108} />
      <ScreenRow x={170} y={90} width={108} label="Total" amount="20.60" size={16} strong />
      <ScreenButton x={168} y={118} width={112} height={38} label="Charge" size={17} />
    </CountertopPos>
  );
}

/** The key to a sandbox. */
function SolutionsGateway() {
  return (
    <>
      <Laptop x={3} y={5} scale={0.7}>
        <ScreenText x={20} y={42} size={20} weight={650} voice="mono" tone="action">
          POST /charges
        </ScreenText>
        <ScreenText x={20} y={76} size={19} voice="mono" tone="soft">
          amount 86.40
        </ScreenText>
        <ScreenText x={20} y={104} size={19} voice="mono" tone="soft">
          card tok_4417
        </ScreenText>
        <ScreenText x={20} y={143} size={20} weight={650} voice="mono">
          201 approved
        </ScreenText>
      </Laptop>
      <Key x={128} y={115} scale={0.89} rotate={-20} />
    </>
  );
}

/** A file, and the shield it earns. */
function SolutionsHighRisk() {
  return (
    <>
      <Document
        x={14}
        y={10}
        height={164}
        rotate={-5}
        title="Your file"
        rows={[
          { label: 'License', done: true },
          { label: 'Statements', done: true },
          { label: 'Refund policy', done: true },
          { label: 'Proof of delivery', done: false },
        ]}
      />
      <Shield x={176} y={92} scale={0.84} />
    </>
  );
}

/** A folder with its tab, 468 × 320. */
const folder =
  'M16 326V60q0-10 10-10h16q7 0 9-7l5-18q3-9 12-9h128q9 0 12 9l5 18q2 7 9 7h252q10 0 10 10v266q0 10-10 10H26q-10 0-10-10Z';

const drafted = { stroke: color.action } as const;

/** What is not there yet, drafted on its folder: one screen, measured, with a bank, a coin and a card in it. */
function ComingSoon() {
  return (
    <g transform="translate(-14 -14)">
      <path d={folder} fill={color.paper} {...inked} />
      <Label x={132} y={43} size={19} weight={650} anchor="middle">
        Planned
      </Label>
      <path
        d="M64 51v284M112 51v284M160 51v284M208 51v284M256 51v284M304 51v284M352 51v284M400 51v284M448 51v284M17 98h466M17 146h466M17 194h466M17 242h466M17 290h466"
        stroke={color.line}
        strokeOpacity={0.6}
        strokeWidth={hairWidth}
      />
      <path d="M64 68v12M436 68v12M64 74h372M456 98v202M450 98h12M450 300h12" {...drafted} strokeWidth={hairWidth} />
      <rect x={64} y={98} width={372} height={202} rx={16} fill={color.actionWash} {...drafted} strokeWidth={3} />
      <rect x={76} y={110} width={348} height={178} rx={8} {...drafted} strokeWidth={hairWidth} />
      <path d="M256 110v178M256 199h168" {...drafted} strokeDasharray="7 6" />
      <g {...drafted}>
        <path d="m112 152 54-30 54 30v9H112Z" fill={color.paper} />
        <path d="M120 161h12v38h-12ZM147 161h12v38h-12ZM173 161h12v38h-12ZM200 161h12v38h-12Z" fill={color.paper} />
        <path d="M106 199h120v12H106Z" fill={color.paper} />
        <path d="M92 252h148" strokeWidth={hairWidth} />
        <path d="M204 237h36M214 267h26" />
        <circle cx={340} cy={154.5} r={34} fill={color.paper} />
        <circle cx={340} cy={154.5} r={26} strokeWidth={hairWidth} />
        <rect x={288} y={210} width={104} height={66} rx={9} fill={color.paper} />
        <path d="M289 228h102" strokeWidth={6} strokeLinecap="butt" />
        <path d="M301 258h34M367 258h12" />
      </g>
      <circle cx={166} cy={142} r={5} fill={color.action} />
      <Label x={92} y={243} size={18} weight={600} fill={color.action}>
        Balance
      </Label>
      <Label x={92} y={273} size={18} weight={600} fill={color.action}>
        Transfers
      </Label>
      <Label x={340} y={161} size={19} weight={600} anchor="middle" fill={color.action} voice="mono">
        BTC
      </Label>
    </g>
  );
}

/** The drawings of the Solutions page: the cabinet, a drawing for each card, and the empty card. */
export const scenes = defineScenes([
  { id: 'solutions-hero', viewBox: '0 0 530 552', Drawing: Hero, inPage: true },
  { id: 'solutions-merchant', viewBox: '0 0 260 190', Drawing: SolutionsMerchant },
  { id: 'solutions-cash', viewBox: '0 0 260 190', Drawing: PricedLoaf },
  { id: 'solutions-payment', viewBox: '0 0 260 190', Drawing: SolutionsPayment },
  { id: 'solutions-pos', viewBox: '0 0 260 190', Drawing: SolutionsPos },
  { id: 'solutions-gateway', viewBox: '0 0 260 190', Drawing: SolutionsGateway },
  { id: 'solutions-high-risk', viewBox: '0 0 260 190', Drawing: SolutionsHighRisk },
  { id: 'solutions-coming-soon', viewBox: '0 0 472 324', Drawing: ComingSoon },
  ...signs,
]);
