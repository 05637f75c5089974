import { Alert } from '../../drawings/kit/Alert.tsx';
import { Coin } from '../../drawings/kit/Coin.tsx';
import { CountertopPos } from '../../drawings/kit/CountertopPos.tsx';
import { Document } from '../../drawings/kit/Document.tsx';
import { FlowDot, FlowLine } from '../../drawings/kit/Flow.tsx';
import { Bun, Cup, Loaf, Parcel } from '../../drawings/kit/goods.tsx';
import { Key } from '../../drawings/kit/Key.tsx';
import { Laptop } from '../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { Placed } from '../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../drawings/kit/palette.ts';
import { Shield } from '../../drawings/kit/Shield.tsx';
import { Shopfront } from '../../drawings/kit/Shopfront.tsx';
import { Slab } from '../../drawings/kit/Slab.tsx';
import { SmartTerminal } from '../../drawings/kit/SmartTerminal.tsx';
import {
  ScreenBox,
  ScreenButton,
  ScreenMoney,
  ScreenRow,
  ScreenRule,
  ScreenText,
  ScreenTile,
  TapMark,
  Tick,
} from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';

/** The counter from above, around the terminal and its receipt: a cup, the change, a card and a bun. */
function Hero() {
  return (
    <>
      <circle cx={340} cy={290} r={278} fill={color.actionWash} />
      <Cup x={-14} y={34} scale={1.16} rotate={-28} />
      <Bun x={540} y={-18} scale={0.9} />
      <Placed x={56} y={463} rotate={-10} width={180} height={114}>
        <rect width={180} height={114} rx={12} {...shaded} />
      </Placed>
      <PaymentCard x={48} y={452} scale={1.1} rotate={-10} />
      <Coin x={258} y={520} scale={0.86} code="$" />
      <Coin x={222} y={548} scale={0.86} code="$" />
    </>
  );
}

interface ProcessorProps {
  readonly y: number;
  readonly name: string;
  readonly state: string;
  readonly lit: boolean;
}

function Processor({ y, name, state, lit }: ProcessorProps) {
  return (
    <g transform={`translate(444 ${y})`}>
      <Slab width={188} height={68} radius={14} />
      <Label x={20} y={30} size={15} weight={650} fill={color.screen}>
        {name}
      </Label>
      <Label x={20} y={50} size={11.5} fill={color.screenLine} voice="mono">
        {state}
      </Label>
      <circle cx={160} cy={34} r={13} fill={lit ? color.ok : color.deviceKey} />
      {lit ? <Tick x={160} y={35} size={12} stroke={color.screenInk} weight={2.5} /> : null}
    </g>
  );
}

/** One payment, three questions, two processors. */
function HomeOrchestration() {
  return (
    <>
      <FlowLine lit d="M150 110h60M358 110h18q20 0 20-20V78q0-20 20-20h28" />
      <FlowLine d="M358 110h18q20 0 20 20v14q0 20 20 20h28" />
      <PaymentCard x={8} y={52} scale={0.9} rotate={-5} digits="2086" />
      <Money x={80} y={178} size={17} weight={650} anchor="middle">
        $86.40
      </Money>
      <rect x={210} y={14} width={148} height={192} rx={16} {...shaded} transform="translate(5 7)" />
      <rect x={210} y={14} width={148} height={192} rx={16} fill={color.paper} {...inked} />
      <Label x={228} y={42} size={15} weight={700} voice="heading">
        Route by
      </Label>
      {[
        ['Region', 'US'],
        ['Card', 'Debit'],
        ['Risk', 'Low'],
      ].map(([rule = '', answer = ''], row) => (
        <g key={rule} transform={`translate(222 ${56 + row * 46})`}>
          <rect width={124} height={38} rx={9} fill={color.actionWash} />
          <Label x={12} y={23.5} size={12.5} fill={color.inkSoft}>
            {rule}
          </Label>
          <Label x={112} y={23.5} size={12.5} weight={650} anchor="end" voice="mono">
            {answer}
          </Label>
        </g>
      ))}
      <FlowDot x={180} y={110} />
      <FlowDot x={396} y={84} />
      <Processor y={22} name="Processor A" state="Approved" lit />
      <Processor y={128} name="Processor B" state="Standing by" lit={false} />
    </>
  );
}

const menu = [
  ['Morning bun', '4.12'],
  ['Filter coffee', '4.12'],
  ['Country loaf', '12.36'],
  ['Oat latte', '5.15'],
  ['Seeded roll', '2.06'],
  ['Plum tart', '6.18'],
] as const;

/** A register at work, its terminal on a cable beside it. */
function HomePos() {
  return (
    <>
      <path d="M4 233h392" {...inked} />
      <path d="M240 205q34 0 38 14t34 12" stroke={color.deviceEdge} strokeWidth={3} />
      <CountertopPos x={20} y={12} scale={0.81}>
        {menu.map(([label, amount], item) => (
          <ScreenTile
            key={label}
            x={8 + (item % 2) * 84}
            y={8 + Math.floor(item / 2) * 52}
            width={78}
            height={46}
            label={label}
            amount={amount}
            size={11}
            tone={item === 2 ? 'money' : 'wash'}
          />
        ))}
        <ScreenText x={182} y={24} size={12} weight={650}>
          Order 0417
        </ScreenText>
        <ScreenRow x={182} y={43} width={96} label="2 × Bun" amount="8.24" size={11} />
        <ScreenRow x={182} y={60} width={96} label="1 × Coffee" amount="4.12" size={11} />
        <ScreenRow x={182} y={77} width={96} label="1 × Loaf" amount="12.36" size={11} />
        <ScreenRule x={182} y={87} width={96} />
        <ScreenRow x={182} y={104} width={96} label="Card" amount="$24.72" size={11.5} strong />
        <ScreenRow x={182} y={121} width={96} label="Cash" amount="$24.00" size={11.5} tone="money" strong />
        <ScreenButton x={180} y={131} width={100} height={29} label="Charge" size={13} />
      </CountertopPos>
      <Terminal x={300} y={100} scale={0.62}>
        <ScreenText x={52} y={23} size={14} anchor="middle" tone="soft">
          Card price
        </ScreenText>
        <ScreenText x={52} y={52} size={26} weight={750} anchor="middle" voice="heading">
          $24.72
        </ScreenText>
      </Terminal>
    </>
  );
}

/** Sandbox first: a charge, its answer, and the key that sends it. */
function HomeGateway() {
  return (
    <>
      <Laptop x={20} y={16} scale={0.98}>
        <ScreenBox x={0} y={0} width={268} height={26} radius={6} />
        <circle cx={14} cy={13} r={3.5} fill={color.screenMoney} />
        <circle cx={26} cy={13} r={3.5} fill={color.ok} />
        <ScreenText x={134} y={17} size={11} weight={600} anchor="middle">
          Sandbox
        </ScreenText>
        <ScreenText x={18} y={52} size={12.5} weight={650} voice="mono" tone="action">
          POST /charges
        </ScreenText>
        <ScreenText x={30} y={74} size={12} voice="mono" tone="soft">
          amount
        </ScreenText>
        <ScreenText x={96} y={74} size={12} voice="mono">
          86.40
        </ScreenText>
        <ScreenText x={30} y={92} size={12} voice="mono" tone="soft">
          card
        </ScreenText>
        <ScreenText x={96} y={92} size={12} voice="mono">
          tok_4417
        </ScreenText>
        <ScreenBox x={16} y={106} width={236} height={48} />
        <ScreenText x={30} y={126} size={12.5} weight={650} voice="mono">
          201 approved
        </ScreenText>
        <ScreenText x={30} y={144} size={11} voice="mono" tone="soft">
          avs match, cvv match
        </ScreenText>
        <Tick x={230} y={131} size={18} weight={3.5} />
      </Laptop>
      <Key x={248} y={156} rotate={-24} />
    </>
  );
}

/** A complete file, and what it protects. */
function HomeHighRisk() {
  return (
    <>
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
      <Alert x={204} y={22} width={184} title="File complete" detail="4 of 4 papers in" />
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
      <Label x={36} y={45} size={12} fill={color.inkSoft}>
        Your invoice is ready
      </Label>
      <rect x={34} y={56} width={118} height={30} rx={8} fill={color.actionWash} />
      <Label x={46} y={75.5} size={12.5} weight={650} fill={color.action}>
        Pay invoice 1042
      </Label>
      <Phone x={228} y={8} scale={0.8} rotate={4}>
        <ScreenText x={14} y={48} size={11} tone="soft">
          Invoice 1042
        </ScreenText>
        <ScreenText x={14} y={67} size={14.5} weight={700} voice="heading">
          Garden design
        </ScreenText>
        <ScreenRule x={14} y={82} width={96} />
        <ScreenRow x={14} y={103} width={96} label="Plan" amount="320.00" size={11} />
        <ScreenRow x={14} y={123} width={96} label="Plants" amount="160.00" size={11} />
        <ScreenRule x={14} y={135} width={96} />
        <ScreenText x={14} y={156} size={11} tone="soft">
          Due Feb 28
        </ScreenText>
        <ScreenText x={14} y={186} size={24} weight={750} voice="heading">
          $480.00
        </ScreenText>
        <ScreenButton x={12} y={206} width={100} height={34} radius={9} label="Pay now" size={13} />
      </Phone>
      <Alert x={44} y={158} width={184} title="Paid by link" detail="$480.00 · 9:41" />
    </>
  );
}

/** Step one: the form, approved. */
function HomeApproved() {
  return (
    <>
      <Document
        x={40}
        y={10}
        scale={0.82}
        rotate={-4}
        height={166}
        title="Application"
        rows={[
          { label: 'Business license', done: true },
          { label: 'Bank statements', done: true },
          { label: 'Refund policy', done: true },
        ]}
      />
      <circle cx={182} cy={104} r={34} {...shaded} transform="translate(4 6)" />
      <circle cx={182} cy={104} r={34} fill={color.action} {...inked} />
      <circle cx={182} cy={104} r={27} stroke={color.onAction} strokeWidth={hairWidth} strokeDasharray="1 4" />
      <Tick x={182} y={106} size={26} stroke={color.onAction} weight={5} />
    </>
  );
}

/** Step two: the terminal comes out of its box. */
function HomeSetup() {
  return (
    <>
      <path d="M4 154h232" {...inked} />
      <Parcel x={60} y={74} scale={0.78} label="Terminal">
        <Terminal x={14} y={-84} scale={0.78}>
          <ScreenText x={52} y={44} size={24} weight={700} anchor="middle" voice="heading">
            Ready
          </ScreenText>
        </Terminal>
      </Parcel>
    </>
  );
}

/** Step three: the first tap. */
function HomeStart() {
  return (
    <>
      <SmartTerminal x={34} y={6} scale={0.48} rotate={-5} lights={4}>
        <ScreenBox x={30} y={28} width={70} height={70} radius={35} tone="ok" />
        <Tick x={65} y={66} size={34} stroke={color.screenInk} weight={6} />
        <ScreenText x={65} y={132} size={20} weight={700} anchor="middle" voice="heading">
          Approved
        </ScreenText>
        <ScreenMoney x={65} y={160} size={20} anchor="middle">
          $24.72
        </ScreenMoney>
      </SmartTerminal>
      <TapMark x={110} y={70} size={26} stroke={color.action} weight={3} />
      <PaymentCard x={136} y={64} scale={0.58} rotate={-12} />
    </>
  );
}

/** A checkout page on a laptop, and the same order as a link on a phone. */
function HomeStartups() {
  return (
    <>
      <rect x={20} y={20} width={380} height={232} rx={28} fill={color.actionWash} />
      <path d="M4 280h412" {...inked} />
      <Laptop x={12} y={64} scale={1.02}>
        <ScreenText x={20} y={34} size={17} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenBox x={20} y={48} width={140} height={26} tone="plain" />
        <ScreenText x={30} y={65} size={11} tone="soft">
          Card number
        </ScreenText>
        <ScreenBox x={20} y={82} width={66} height={26} tone="plain" />
        <ScreenText x={30} y={99} size={11} tone="soft">
          MM / YY
        </ScreenText>
        <ScreenBox x={94} y={82} width={66} height={26} tone="plain" />
        <ScreenText x={104} y={99} size={11} tone="soft">
          CVV
        </ScreenText>
        <ScreenButton x={20} y={120} width={140} height={32} label="Pay $86.40" size={13} />
        <ScreenBox x={176} y={0} width={92} height={168} radius={6} />
        <ScreenText x={185} y={34} size={11} weight={600}>
          Order 31
        </ScreenText>
        <path d="m193 66 6-14h12l6 14Zm12 0v15m-7 0h14" stroke={color.screenInk} strokeWidth={hairWidth} />
        <ScreenText x={185} y={104} size={11}>
          1 × Lamp
        </ScreenText>
      </Laptop>
      <Phone x={292} y={82} scale={0.7}>
        <ScreenBox x={12} y={44} width={100} height={64} radius={12} />
        <ScreenText x={24} y={66} size={12} tone="soft">
          Order 31
        </ScreenText>
        <ScreenText x={24} y={91} size={20} weight={750} voice="heading">
          $86.40
        </ScreenText>
        <ScreenText x={24} y={132} size={12}>
          Pay by link
        </ScreenText>
        <ScreenRule x={12} y={142} width={100} />
        <ScreenText x={24} y={162} size={12}>
          Card
        </ScreenText>
        <ScreenRule x={12} y={172} width={100} />
        <ScreenText x={24} y={192} size={12}>
          Bank debit
        </ScreenText>
        <Tick x={102} y={158} size={11} weight={2.5} />
        <ScreenButton x={12} y={208} width={100} height={34} radius={9} label="Pay now" size={13} />
      </Phone>
      <Alert x={206} y={14} width={184} title="New order" detail="$86.40 by link" />
    </>
  );
}

/** A street shop with both prices on the board. */
function HomeSmbs() {
  return (
    <>
      <path d="M44 280V132A112 112 0 0 1 156 20h120a112 112 0 0 1 112 112v148Z" fill={color.actionWash} />
      <path d="M4 280h412" {...inked} />
      <Shopfront x={118} y={38} scale={1.06} name="Juniper St. Bakery">
        <path d="M1 57h130" {...inked} />
        <Loaf x={10} y={28} scale={0.37} />
        <Loaf x={60} y={31} scale={0.33} />
        <path d="M117 57V45m-11 0h22m-18 0q-2-13 7-13t7 13" fill={color.moneyWash} {...inked} />
        <path d="M2 26 26 2M2 44 44 2" stroke={color.paper} strokeWidth={3} />
      </Shopfront>
      <path d="m16 280 7-30M104 280l-7-30" {...inked} strokeWidth={4} />
      <rect x={8} y={172} width={104} height={88} rx={8} fill={color.device} {...inked} />
      <Label x={60} y={195} size={13} weight={700} fill={color.screen} anchor="middle" voice="heading">
        Filter coffee
      </Label>
      <path d="M20 206h80" stroke={color.deviceKey} />
      <Label x={20} y={226} size={11} fill={color.screenLine}>
        Card
      </Label>
      <Money x={100} y={226} size={12} fill={color.screen}>
        $4.12
      </Money>
      <Label x={20} y={247} size={11} fill={color.screenMoneyWash}>
        Cash
      </Label>
      <Money x={100} y={247} size={12} fill={color.screenMoneyWash}>
        $4.00
      </Money>
    </>
  );
}

/** The drawings of the home page. */
export const scenes = defineScenes([
  { id: 'home-hero', viewBox: '0 0 660 600', Drawing: Hero, inPage: true },
  { id: 'home-orchestration', viewBox: '0 0 640 220', Drawing: HomeOrchestration },
  { id: 'home-pos', viewBox: '0 0 400 240', Drawing: HomePos },
  { id: 'home-gateway', viewBox: '0 0 400 240', Drawing: HomeGateway },
  { id: 'home-high-risk', viewBox: '0 0 400 240', Drawing: HomeHighRisk },
  { id: 'home-online', viewBox: '0 0 400 240', Drawing: HomeOnline },
  { id: 'home-approved', viewBox: '0 0 240 160', Drawing: HomeApproved },
  { id: 'home-setup', viewBox: '0 0 240 160', Drawing: HomeSetup },
  { id: 'home-start', viewBox: '0 0 240 160', Drawing: HomeStart },
  { id: 'home-startups', viewBox: '0 0 420 300', Drawing: HomeStartups },
  { id: 'home-smbs', viewBox: '0 0 420 300', Drawing: HomeSmbs },
]);
