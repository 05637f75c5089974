import { CountertopPos } from '../../drawings/kit/CountertopPos.tsx';
import { FlowDot, FlowLine } from '../../drawings/kit/Flow.tsx';
import { Loaf, Parcel } from '../../drawings/kit/goods.tsx';
import { Laptop } from '../../drawings/kit/Laptop.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { cased, color, hairWidth, inked, scored, shaded } from '../../drawings/kit/palette.ts';
import { Shopfront } from '../../drawings/kit/Shopfront.tsx';
import { Signature } from '../../drawings/kit/Signature.tsx';
import { ScreenBox, ScreenButton, ScreenRow, ScreenRule, ScreenText } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';
import { cultureScenes } from './drawings/culture.tsx';

interface EntryProps {
  readonly y: number;
  readonly client: string;
  readonly introduced: string;
  readonly status: string;
  readonly weight?: number;
  /** Of the status. */
  readonly fill?: string;
}

/** A line of the book: a client, the day on which it was introduced, and how far it has come. */
function Entry({ y, client, introduced, status, weight = 600, fill = color.action }: EntryProps) {
  return (
    <>
      <Label x={28} y={y} size={21} weight={weight}>
        {client}
      </Label>
      <Label x={318} y={y} size={18} anchor="end" voice="mono">
        {introduced}
      </Label>
      <Label x={354} y={y} size={18} weight={weight} fill={fill} voice="mono">
        {status}
      </Label>
    </>
  );
}

/** A fountain pen along its own axis; the tip of its nib is the origin. */
function Pen() {
  return (
    <>
      <path d="M10 12 74 26l62 14h258q38 0 38-26 0-14-12-20H60Z" {...shaded} />
      <path d="M0 0q26-16 52-16h22v32H52Q26 16 0 0Z" fill={color.clay} {...inked} />
      <path d="M4 0h40" {...scored} strokeWidth={hairWidth} />
      <circle cx={48} cy={0} r={4} fill={color.paper} {...inked} strokeWidth={hairWidth} />
      <path d="m74-17 62-7v48l-62-7Z" {...cased} />
      <path d="M136-25h16v50h-16Z" fill={color.money} {...inked} />
      <path d="M152-26h226q34 0 34 26t-34 26H152Z" fill={color.paint} {...inked} />
      <path d="M152 6h258q-6 20-32 20H152Z" {...shaded} />
      <path d="M176-14h150" stroke={color.screenWash} strokeWidth={5} />
    </>
  );
}

/** “A barber”, as the pen has it. */
const barber =
  'M2 30C8 24 14 10 18 5c1 8 1 18 3 25M7 21c5-2 10-2 17-1M32 28c5-3 10-17 8-22-4-3-6 10-5 17 0 5 2 7 5 7 5-1 6-8 3-11 1 3 4 4 7 3 3 0 6-2 9-2-5-3-10 2-9 7 2 4 8-1 9-7-1 5-1 9 2 10 3-1 4-6 5-10 1 2 4 2 6 1-2 4-2 8 1 9 3 0 5-4 6-8 5-4 7-13 6-16-4-3-6 10-5 17 0 5 2 7 5 7 5-1 6-8 3-11 1 3 4 4 7 3 3 0 7-2 5-4-3-2-7 3-6 8 1 5 6 4 9-2 1-2 2-3 3-5 1 2 4 2 6 1-2 4-2 9 1 10 2 0 4-2 5-3';

/** A month of an account book, and a pen at the next line. */
function PartnersHero() {
  return (
    <>
      <path
        d="M-60 112h640M-60 172h640M-60 352h640M-60 412h640M-60 472h640M-60 532h640M-60 592h640M-60 652h640M-60 712h640"
        stroke={color.line}
      />
      <path d="M-60 52h640M-60 232h640M-60 289h640M-60 294h640" {...inked} />
      <path d="M206-199v731M334-199v731M339-199v731" stroke={color.edge} strokeWidth={hairWidth} />
      <Label x={28} y={36} size={16.5} fill={color.inkSoft} voice="mono">
        Client
      </Label>
      <Label x={318} y={36} size={16.5} anchor="end" fill={color.inkSoft} voice="mono">
        Introduced
      </Label>
      <Label x={354} y={36} size={16.5} fill={color.inkSoft} voice="mono">
        Status
      </Label>
      <Entry y={90} client="A bakery" introduced="May 6" status="Live" />
      <Entry y={150} client="A bicycle shop" introduced="May 14" status="Live" />
      <Entry y={210} client="A florist" introduced="May 21" status="In review" fill={color.inkSoft} />
      <Entry y={269} client="May" introduced="3" status="2 live" weight={750} />
      <Signature x={28} y={310} scale={0.72} strokes={barber} />
      <Label x={28} y={570} size={20} weight={600} fill={color.money} voice="mono">
        Your share: as agreed in writing
      </Label>
      <g transform="translate(117 330) rotate(26) scale(.9)">
        <Pen />
      </g>
    </>
  );
}

/** The agreement before it is signed, and a glass over its line about the split. */
function PartnersAgreement() {
  return (
    <>
      <path d="M31 13h210v252H31Z" {...shaded} />
      <path d="M24 4h210v252H24Z" fill={color.sheet} {...inked} />
      <Label x={44} y={42} size={21} weight={700} voice="heading" fill={color.screenInk}>
        Agreement
      </Label>
      <path
        d="M44 62h150M44 78h120M44 118h64M44 134h52M44 150h64M44 190h110"
        stroke={color.screenLine}
        strokeWidth={5}
      />
      <path d="M44 232h170" stroke={color.screenSoft} />
      <Label x={44} y={226} size={17} weight={600} fill={color.screenMoney} voice="mono">
        ×
      </Label>
      <path d="m258 190 66 58" stroke={color.outline} strokeWidth={20} strokeLinecap="round" />
      <path d="m262 193 62 55" stroke={color.paint} strokeWidth={15} strokeLinecap="round" />
      <circle cx={204} cy={134} r={78} fill={color.device} stroke={color.deviceEdge} />
      <circle cx={204} cy={134} r={67} fill={color.screen} stroke={color.deviceEdge} />
      <Label x={204} y={120} size={22} weight={700} anchor="middle" voice="heading" fill={color.screenInk}>
        The split
      </Label>
      <rect x={150} y={134} width={108} height={32} rx={5} fill={color.screenWash} />
      <Label x={174} y={156} size={17} weight={650} anchor="middle" fill={color.screenInk}>
        You
      </Label>
      <Label x={205} y={156} size={17} weight={650} anchor="middle" fill={color.screenMoney}>
        ?
      </Label>
      <Label x={236} y={156} size={17} weight={650} anchor="middle" fill={color.screenInk}>
        We
      </Label>
      <path d="M148 108q10-20 30-28" stroke={color.screenWash} strokeWidth={4} strokeLinecap="round" />
    </>
  );
}

/** What every kind of partner stands on: 20 from each side, as nothing goes beyond. */
function Street() {
  return <path d="M20 196h320" {...inked} />;
}

/** One office, and the shops on its street that it serves. */
function PartnersAgents() {
  return (
    <>
      <path d="M116 30h128v166H116Z" fill={`light-dark(${color.sheet},${color.dusk})`} {...inked} />
      <path d="M108 20h144v12H108Z" fill={color.device} {...inked} />
      <path d="M117 33h126v6H117Z" {...shaded} />
      <rect x={124} y={44} width={112} height={26} rx={4} fill={color.paint} {...inked} />
      <Label x={180} y={62.5} size={16} weight={700} anchor="middle" fill={color.onAction} voice="heading">
        Your office
      </Label>
      <path d="M166 80h28v22h-28Zm0 34h28v22h-28Z" fill={color.screenWash} {...inked} />
      <path d="M180 80v22m0 12v22" {...inked} strokeWidth={hairWidth} />
      <path d="M167 150h26v46h-26Z" fill={color.device} {...inked} />
      <path d="M186 174v5" stroke={color.screen} strokeWidth={3} />
      <Shopfront x={20} y={82} scale={0.5} name="Bakery" size={31}>
        <path d="M1 58h130" {...inked} />
        <Loaf x={10} y={20} scale={0.5} />
        <Loaf x={78} y={29} scale={0.38} />
      </Shopfront>
      <Shopfront x={200} y={82} scale={0.5} name="Bicycles" size={31}>
        <path
          d="M56 50a16 16 0 1 1-32 0 16 16 0 0 1 32 0M112 50a16 16 0 1 1-32 0 16 16 0 0 1 32 0M40 50l14-26h30L68 50Zm14-26 14 26m28 0L82 16h8M48 20h12"
          {...scored}
        />
      </Shopfront>
      <Street />
      <FlowLine d="M124 57H74q-16 0-16 16v23M236 57h50q16 0 16 16v23" lit />
      <FlowDot x={58} y={96} />
      <FlowDot x={302} y={96} />
    </>
  );
}

/** Fees over volume, on a flip chart whose legs meet above it. */
function PartnersConsultants() {
  return (
    <>
      <path d="M180 24v170M180 24 104 194M180 24l76 170" {...inked} strokeWidth={5} />
      <path d="M168 20h24v14h-24Z" fill={color.device} {...inked} />
      <path d="M74 36h212v124H74Z" fill={color.sheet} {...inked} />
      <path d="M70 30h220v14H70Zm22 128h176v10H92Z" fill={color.device} {...inked} />
      <Label x={180} y={72} size={18} weight={700} anchor="middle" fill={color.screenInk} voice="heading">
        Effective rate
      </Label>
      <Label x={180} y={105} size={18} weight={600} anchor="middle" fill={color.screenInk} voice="mono">
        all fees
      </Label>
      <path d="M116 116h128" {...scored} strokeWidth={3} />
      <Label x={180} y={140} size={18} weight={600} anchor="middle" fill={color.screenInk} voice="mono">
        card volume
      </Label>
      <Street />
    </>
  );
}

/** A booking program that takes payment itself. */
function PartnersSoftware() {
  return (
    <>
      <Laptop x={41} y={27} scale={0.8}>
        <ScreenText x={18} y={31} size={18} weight={700} voice="heading">
          Bookings
        </ScreenText>
        <ScreenRule x={18} y={43} width={232} />
        <ScreenRow x={18} y={67} width={232} label="10:30 Haircut" amount="48.00" size={15.5} />
        <ScreenRow x={18} y={91} width={232} label="11:15 Color" amount="92.00" size={15.5} />
        <ScreenRule x={18} y={103} width={232} />
        <ScreenButton x={18} y={115} width={232} height={40} label="Take payment" size={18} />
      </Laptop>
      <Street />
    </>
  );
}

const figures = [
  ['Card sales', '8,412.00'],
  ['Bank', '8,104.30'],
  ['Fees', '307.70'],
  ['Statement', '284.10'],
] as const;

/** A line that does not add up: the sheet stands in its tray, the calculator beside it. */
function PartnersAccountants() {
  return (
    <>
      <path d="M32 20h188v166H32Z" fill={color.sheet} {...inked} />
      <path d="M33 104h186v28H33Z" fill={color.screenMoneyWash} />
      <path d="M33 48h186M33 76h186M33 104h186M33 132h186M33 160h186M134 48v126" stroke={color.screenLine} />
      {figures.map(([name, amount], row) => (
        <g key={name} transform={`translate(0 ${67 + row * 28})`}>
          <Label x={44} y={0} size={14} fill={color.screenInk}>
            {name}
          </Label>
          <Money x={210} y={0} size={13} fill={color.screenInk}>
            {amount}
          </Money>
        </g>
      ))}
      <path d="M106 34h0M146 34h0" stroke={color.screenLine} strokeWidth={8} />
      <path d="M20 170h212v26H20Z" fill={color.device} {...inked} />
      <path d="M110 183h32" stroke={color.deviceKey} strokeWidth={5} />
      <rect x={248} y={66} width={92} height={130} rx={10} fill={color.device} {...inked} />
      <ScreenBox x={258} y={76} width={72} height={30} tone="wash" />
      <ScreenText x={324} y={97} size={16} weight={600} anchor="end" voice="mono">
        23.60
      </ScreenText>
      <path
        d="M268 124v0M294 124v0M320 124v0M268 148v0M294 148v0M320 148v0M268 172v0M294 172v0"
        stroke={color.deviceKey}
        strokeWidth={16}
      />
      <path d="M320 172v0" stroke={color.ok} strokeWidth={16} />
      <Street />
    </>
  );
}

/** A post that says that it is paid for: a phone in its dock before a ring of light. */
function PartnersAgencies() {
  return (
    <>
      <path
        d="M261 101a81 81 0 1 1-162 0 81 81 0 0 1 162 0Zm-18 0a63 63 0 1 0-126 0 63 63 0 0 0 126 0Z"
        fill={color.sheet}
        {...inked}
      />
      <Phone x={137.5} y={20} scale={0.616}>
        <ScreenText x={62} y={48} size={19} weight={650} anchor="middle">
          Paid
        </ScreenText>
        <ScreenText x={62} y={70} size={19} weight={650} anchor="middle">
          partnership
        </ScreenText>
        <ScreenBox x={12} y={82} width={100} height={76} tone="money" />
        <path
          d="M86 120a24 24 0 1 1-48 0 24 24 0 0 1 48 0M56 108l18 12-18 12Z"
          stroke={color.screenMoney}
          strokeWidth={3}
        />
        <ScreenText x={62} y={184} size={22} weight={650} anchor="middle">
          How my
        </ScreenText>
        <ScreenText x={62} y={209} size={22} weight={650} anchor="middle">
          shop gets
        </ScreenText>
        <ScreenText x={62} y={234} size={22} weight={650} anchor="middle">
          paid
        </ScreenText>
      </Phone>
      <path d="M118 196q0-14 14-14h96q14 0 14 14Z" fill={color.device} {...inked} />
      <Street />
    </>
  );
}

/** What the van brought. */
function PartnersDealers() {
  return (
    <>
      <CountertopPos x={20} y={20} scale={0.646} drawer>
        <ScreenText x={144} y={82} size={34} weight={700} anchor="middle" voice="heading">
          Installed
        </ScreenText>
        <ScreenText x={144} y={117} size={19} anchor="middle" tone="soft">
          Ready for the first sale
        </ScreenText>
      </CountertopPos>
      <Parcel x={240} y={118} scale={0.76} />
      <Terminal plain x={263} y={33} scale={0.41} />
      <Street />
    </>
  );
}

/** The drawings of the partner program: the account book, six kinds of partner, and the agreement. */
export const scenes = [
  ...cultureScenes,
  ...defineScenes([
    { id: 'partners-hero', viewBox: '0 0 476 584', Drawing: PartnersHero, inPage: true },
    { id: 'partners-agreement', viewBox: '0 0 360 266', Drawing: PartnersAgreement },
    { id: 'partners-agents', viewBox: '0 0 360 220', Drawing: PartnersAgents },
    { id: 'partners-consultants', viewBox: '0 0 360 220', Drawing: PartnersConsultants },
    { id: 'partners-software', viewBox: '0 0 360 220', Drawing: PartnersSoftware },
    { id: 'partners-accountants', viewBox: '0 0 360 220', Drawing: PartnersAccountants },
    { id: 'partners-agencies', viewBox: '0 0 360 220', Drawing: PartnersAgencies },
    { id: 'partners-dealers', viewBox: '0 0 360 220', Drawing: PartnersDealers },
  ]),
] as const;
