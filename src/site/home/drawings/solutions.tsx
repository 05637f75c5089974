import { Alert } from '../../../drawings/kit/Alert.tsx';
import { Coin } from '../../../drawings/kit/Coin.tsx';
import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Loaf } from '../../../drawings/kit/goods.tsx';
import { Key } from '../../../drawings/kit/Key.tsx';
import { Kiosk } from '../../../drawings/kit/Kiosk.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed, type Placement } from '../../../drawings/kit/Placed.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Receipt } from '../../../drawings/kit/Receipt.tsx';
import { Shield } from '../../../drawings/kit/Shield.tsx';
import { Shopfront } from '../../../drawings/kit/Shopfront.tsx';
import {
  ScreenBox,
  ScreenButton,
  ScreenRow,
  ScreenRule,
  ScreenText,
  ScreenTiles,
  Tick,
} from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

const menu = [
  ['Bun', '4.12'],
  ['Coffee', '4.12'],
  ['Loaf', '12.36'],
  ['Tart', '6.18'],
] as const;

/** On a phone only the right two fifths of a drawing are seen: what that leaves out, and what is there in its stead. */
const whole = { display: 'var(--whole)' } as const;
const part = { display: 'var(--part,none)' } as const;

/** A line to stand on, as far as the edges of a card that is wider than the drawing. */
const across = (y: number) => `M-80 ${y}h560`;

/** The terminal that the register sends its sum to. */
function PosTerminal(place: Placement) {
  return (
    <Terminal {...place} plain>
      <ScreenText x={52} y={27} size={22} anchor="middle" tone="soft">
        Card
      </ScreenText>
      <ScreenText x={52} y={55} size={26} weight={750} anchor="middle" voice="heading">
        $24.72
      </ScreenText>
    </Terminal>
  );
}

/** A register at work, its terminal on a cable beside it. */
function HomePos() {
  return (
    <>
      <path d={across(223)} {...inked} />
      <path d="M242 196q36 0 40 13t36 12" stroke={color.deviceEdge} strokeWidth={3} {...whole} />
      <g {...whole}>
        <CountertopPos x={32} y={12} scale={0.773}>
          <ScreenTiles x={8} y={8} items={menu} width={66} height={72} size={16} touched={2} />
          <ScreenRow x={160} y={26} width={118} label="3 × Bun" amount="12.36" size={15.5} />
          <ScreenRow x={160} y={48} width={118} label="1 × Loaf" amount="12.36" size={15.5} />
          <ScreenRule x={160} y={60} width={118} />
          <ScreenRow x={160} y={83} width={118} label="Card" amount="$24.72" size={17.5} strong />
          <ScreenRow x={160} y={107} width={118} label="Cash" amount="$24.00" size={17.5} tone="money" strong />
          <ScreenButton x={158} y={122} width={122} height={36} radius={8} label="Charge" size={17} />
        </CountertopPos>
        <PosTerminal x={304} y={92} scale={0.62} />
      </g>
      <g {...part}>
        <PosTerminal x={258} y={26} scale={0.95} />
      </g>
    </>
  );
}

/** Sandbox first: a charge, its answer, and the key that sends it. */
function HomeGateway() {
  return (
    <>
      <g {...whole}>
        <Laptop x={20} y={16} scale={0.98}>
          <ScreenBox x={0} y={0} width={268} height={26} radius={6} />
          <circle cx={14} cy={13} r={3.5} fill={color.screenMoney} />
          <circle cx={26} cy={13} r={3.5} fill={color.ok} />
          <ScreenText x={134} y={18} size={13} weight={600} anchor="middle">
            Sandbox
          </ScreenText>
          <ScreenText x={18} y={52} size={12.5} weight={650} voice="mono" tone="action">
            POST /charges
          </ScreenText>
          <ScreenText x={30} y={74} size={12.5} voice="mono" tone="soft">
            amount
          </ScreenText>
          <ScreenText x={96} y={74} size={12.5} voice="mono">
            86.40
          </ScreenText>
          <ScreenText x={30} y={92} size={12.5} voice="mono" tone="soft">
            card
          </ScreenText>
          <ScreenText x={96} y={92} size={12.5} voice="mono">
            tok_4417
          </ScreenText>
          <ScreenBox x={16} y={106} width={236} height={48} />
          <ScreenText x={30} y={126} size={12.5} weight={650} voice="mono">
            201 approved
          </ScreenText>
          <ScreenText x={30} y={145} size={12.5} voice="mono" tone="soft">
            avs match, cvv match
          </ScreenText>
          <Tick x={230} y={131} size={18} weight={3.5} />
        </Laptop>
      </g>
      <g {...part}>
        <rect x={260} y={24} width={120} height={136} rx={12} {...shaded} transform="translate(5 7)" />
        <rect x={260} y={24} width={120} height={136} rx={12} fill={color.sheet} {...inked} />
        <path d="M261 52V36q0-11 11-11h96q11 0 11 11v16Z" fill={color.device} />
        <circle cx={277} cy={39} r={4} fill={color.screenMoney} />
        <circle cx={291} cy={39} r={4} fill={color.ok} />
        <ScreenText x={320} y={94} size={34} weight={700} anchor="middle" voice="mono">
          201
        </ScreenText>
        <Tick x={320} y={121} size={26} weight={5} />
      </g>
      <Key x={254} y={153} scale={0.92} rotate={-24} />
    </>
  );
}

/** A complete file, and what it protects. */
function HomeHighRisk() {
  return (
    <>
      <g {...whole}>
        <Document x={64} y={20} rotate={7} width={168} height={200} ruled={8} />
        <Document
          x={36}
          y={13}
          rotate={-3}
          title="Application"
          rows={[
            { label: 'Business license', done: true },
            { label: 'Bank statements', done: true },
            { label: 'Refund policy', done: true },
            { label: 'Chargeback plan', done: true },
          ]}
          ruled={2}
        />
        <Shield x={246} y={84} scale={1.2} />
        <Alert x={204} y={22} width={184} title="File complete" detail="4 of 4 documents" />
      </g>
      <g {...part}>
        <g transform="rotate(-3 320 120)">
          <Document x={256} y={22} width={118} height={188} />
          {[58, 88, 118].map((y) => (
            <g key={y}>
              <rect x={272} y={y} width={18} height={18} rx={5} fill={color.screenWash} stroke={color.screenAction} />
              <Tick x={281} y={y + 9.5} size={9} stroke={color.screenAction} />
              <path d={`M302 ${y + 9}h52`} stroke={color.screenLine} strokeWidth={5} />
            </g>
          ))}
          <path d="M272 157h40M272 176h32" stroke={color.screenLine} strokeWidth={5} />
        </g>
        <Shield x={308} y={126} scale={0.82} />
      </g>
    </>
  );
}

/** A picture of what the invoice is for. */
function Sprig() {
  return (
    <>
      <ScreenBox x={12} y={38} width={100} height={72} radius={10} />
      <path
        d="M62 102V66m0 26q-20 2-24-16 20-4 24 16Zm0-8q20 2 24-16-20-4-24 16Zm0-12q-12-10 0-24 12 14 0 24Z"
        fill={color.ok}
        stroke={color.screenInk}
      />
    </>
  );
}

/** An invoice by link, paid on a phone. */
function HomeOnline() {
  return (
    <>
      <path
        d="M20 32q0-12 12-12h130q12 0 12 12v56q0 12-12 12H46l-20 16q4-10 2-17-8-2-8-11Z"
        {...shaded}
        transform="translate(5 7)"
      />
      <path
        d="M20 32q0-12 12-12h130q12 0 12 12v56q0 12-12 12H46l-20 16q4-10 2-17-8-2-8-11Z"
        fill={color.paper}
        {...inked}
      />
      <Label x={34} y={45} size={13} fill={color.inkSoft}>
        Your invoice is ready
      </Label>
      <rect x={34} y={56} width={118} height={30} rx={8} fill={color.actionWash} />
      <Label x={46} y={75.5} size={12.5} weight={650} fill={color.action}>
        Pay invoice 1042
      </Label>
      <Phone x={268} y={14} scale={0.77} rotate={4}>
        <g {...part} transform="translate(0 26)">
          <Sprig />
        </g>
        <g {...whole}>
          <Sprig />
          <ScreenText x={12} y={136} size={18} weight={700} voice="heading">
            Garden
          </ScreenText>
          <ScreenText x={12} y={159} size={17} tone="soft">
            Due Feb 28
          </ScreenText>
        </g>
        <ScreenText x={12} y={191} size={25} weight={750} voice="heading">
          $480.00
        </ScreenText>
        <ScreenButton x={9} y={207} width={106} height={42} radius={10} label="Pay now" size={20} />
      </Phone>
      <Alert x={44} y={158} width={184} title="Paid by link" detail="$480.00 · 9:41" />
    </>
  );
}

interface JarProps extends Placement {
  /** Coins in it, from the bottom. */
  readonly coins: readonly (readonly [x: number, y: number])[];
}

/** A jar of coins, 124 × 160. */
function Jar({ coins, ...place }: JarProps) {
  return (
    <Placed {...place} width={124} height={160}>
      {/* No further down than the jar itself, which stands on something. */}
      <path d="M60 34h55q15 8 15 26v90q0 6-2 10H60Z" {...shaded} />
      <path d="M16 26h92q15 8 15 26v90q0 18-18 18H19q-18 0-18-18V52q0-18 15-26Z" fill={color.paper} {...inked} />
      {coins.map(([x, y]) => (
        <Coin key={`${x} ${y}`} x={x} y={y} scale={0.52} code="$" />
      ))}
      <path d="M14 62v66" stroke={color.screen} strokeWidth={6} strokeOpacity={0.35} />
      <path d="M10 14h104v14H10Z" fill={color.actionWash} {...inked} />
      <path d="M42 18h40" {...inked} strokeWidth={4} />
    </Placed>
  );
}

/** The receipt with both prices, and what stays in the jar. */
function HomeCash() {
  return (
    <>
      <path d={across(223)} {...inked} />
      <Receipt
        x={0}
        y={-9}
        width={240}
        size={13.5}
        scale={0.95}
        rotate={-3}
        title="Order 0417"
        lines={[{ label: '2 × Loaf', amount: '24.72' }]}
        cardPrice="$24.72"
        cashPrice="$24.00"
      />
      <Jar
        x={258}
        y={63}
        coins={[
          [8, 114],
          [42, 116],
          [78, 113],
          [22, 92],
          [60, 90],
          [40, 68],
        ]}
      />
      <Coin x={304} y={18} scale={0.52} rotate={-14} code="$" />
    </>
  );
}

/** A stretch of street: a shop, a kiosk, a van on the road. */
function HomeStreet() {
  return (
    <>
      <circle cx={322} cy={58} r={26} fill={color.screenMoneyWash} />
      <path d="M276 200V96h40v-26h38v20h26v110Z" fill={color.paper} stroke={color.edge} />
      <path d="M288 112h16m24-24h14m-14 20h14m20 0h10m-10 20h10" stroke={color.edge} />
      <path d={across(200)} {...inked} />
      <path d="M-80 214h560v30H-80Z" fill={color.device} />
      <path d="M-44 235.5h24m40 0h24m40 0h24m40 0h24m40 0h24m40 0h24m40 0h24" stroke={color.screen} strokeWidth={3} />
      <Shopfront x={16} y={46} scale={0.675} name="Juniper St. Bakery">
        <Loaf x={10} y={28} scale={0.37} />
        <Loaf x={60} y={31} scale={0.33} />
        <path d="M1 57h130" {...inked} />
      </Shopfront>
      <g {...whole}>
        <Kiosk x={213} y={107} scale={0.245} plain>
          <ScreenBox x={12} y={12} width={116} height={80} radius={12} />
          <ScreenBox x={12} y={104} width={52} height={40} radius={8} />
          <ScreenBox x={76} y={104} width={52} height={40} radius={8} tone="money" />
          <ScreenBox x={12} y={158} width={116} height={34} radius={10} tone="action" />
        </Kiosk>
      </g>
      <g transform="translate(262 120)">
        <path d="M0 92V12Q0 2 10 2h68q7 0 12 8l18 34h12q7 0 7 8v40Z" fill={color.action} {...inked} />
        <path d="M80 12h4q4 0 7 6l14 26H80Z" fill={color.actionWash} {...inked} />
        <path d="M1 74h125v17H1Z" {...shaded} />
        <path d="M70 2v88" {...inked} />
        <PaymentCard x={14} y={20} scale={0.27} tone="money" plain />
        <g fill={color.deviceKey} {...inked}>
          <circle cx={30} cy={91} r={15} />
          <circle cx={98} cy={91} r={15} />
        </g>
        <path d="M30 91v0M98 91v0" stroke={color.screen} strokeWidth={10} />
      </g>
    </>
  );
}

/** The six solutions, each to fill the head of its card. */
export const solutionScenes = defineScenes([
  { id: 'home-online', viewBox: '0 0 400 240', Drawing: HomeOnline },
  { id: 'home-cash', viewBox: '0 0 400 240', overflow: 'visible', Drawing: HomeCash },
  { id: 'home-pos', viewBox: '0 0 400 240', overflow: 'visible', Drawing: HomePos },
  { id: 'home-gateway', viewBox: '0 0 400 240', Drawing: HomeGateway },
  { id: 'home-street', viewBox: '0 0 400 240', overflow: 'visible', Drawing: HomeStreet },
  { id: 'home-high-risk', viewBox: '0 0 400 240', Drawing: HomeHighRisk },
]);
