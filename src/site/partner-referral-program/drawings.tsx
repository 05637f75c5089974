import { CountertopPos } from '../../drawings/kit/CountertopPos.tsx';
import { FlowDot, FlowLine } from '../../drawings/kit/Flow.tsx';
import { Loaf, Parcel } from '../../drawings/kit/goods.tsx';
import { Laptop } from '../../drawings/kit/Laptop.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { Placed } from '../../drawings/kit/Placed.tsx';
import { cased, color, hairWidth, inked, scored, shaded } from '../../drawings/kit/palette.ts';
import { Shopfront } from '../../drawings/kit/Shopfront.tsx';
import { ScreenBox, ScreenButton, ScreenRow, ScreenRule, ScreenText } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';

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
      <Label x={35} y={y} size={21} weight={weight}>
        {client}
      </Label>
      <Label x={356} y={y} size={18} anchor="end" voice="mono">
        {introduced}
      </Label>
      <Label x={396} y={y} size={18} weight={weight} fill={fill} voice="mono">
        {status}
      </Label>
    </>
  );
}

/** A fountain pen along its own axis; the tip of its nib is the origin. */
function Pen() {
  return (
    <>
      <path d="M10 14 74 8h320q24 8 6 34l-22 4H152l-78-16Z" {...shaded} />
      <path d="M0 0q26-16 52-16h22v32H52Q26 16 0 0Z" fill={color.clay} {...inked} />
      <path d="M4 0h40" {...scored} strokeWidth={hairWidth} />
      <circle cx={48} cy={0} r={4} fill={color.paper} {...inked} strokeWidth={hairWidth} />
      <path d="m74-17 62-7v48l-62-7Z" {...cased} />
      <path d="M136-25h16v50h-16Z" fill={color.money} {...inked} />
      <path d="M152-26h226q34 0 34 26t-34 26H152Z" fill={color.screenAction} {...inked} />
      <path d="M152 6h258q-6 20-32 20H152Z" {...shaded} />
      <path d="M176-14h150" stroke={color.screenWash} strokeWidth={5} />
    </>
  );
}

/** A month of an account book, and a pen at the next line. */
function PartnersHero() {
  return (
    <>
      <path
        d="M-60 112h640M-60 172h640M-60 352h640M-60 412h640M-60 472h640M-60 532h640M-60 592h640M-60 652h640M-60 712h640M-60 772h640"
        stroke={color.line}
      />
      <path d="M-60 52h640M-60 232h640M-60 289h640M-60 294h640" {...inked} />
      <path d="M236-240v1440M374-240v1440M379-240v1440" stroke={color.edge} strokeWidth={hairWidth} />
      <Label x={35} y={36} size={16.5} fill={color.inkSoft} voice="mono">
        Client
      </Label>
      <Label x={356} y={36} size={16.5} anchor="end" fill={color.inkSoft} voice="mono">
        Introduced
      </Label>
      <Label x={396} y={36} size={16.5} fill={color.inkSoft} voice="mono">
        Status
      </Label>
      <Entry y={90} client="A bakery" introduced="May 6" status="Live" />
      <Entry y={150} client="A bicycle shop" introduced="May 14" status="Live" />
      <Entry y={210} client="A florist" introduced="May 21" status="In review" fill={color.inkSoft} />
      <Entry y={269} client="May" introduced="3" status="2 live" weight={750} />
      <Label x={35} y={332} size={21} weight={600} fill={color.action}>
        A barber
      </Label>
      {['Your share:', 'as agreed', 'in writing'].map((words, line) => (
        <Label key={words} x={35} y={450 + line * 60} size={20} fill={color.inkSoft} voice="mono">
          {words}
        </Label>
      ))}
      <g transform="translate(122 330) rotate(35)">
        <Pen />
      </g>
    </>
  );
}

/** A new page of the book, and a pen at its first line. */
function PartnersFirstLine() {
  return (
    <>
      <path d="M0 76h420v52H0Z" fill={color.actionWash} />
      <path d="M0 180h420M0 232h420M0 284h420" stroke={color.line} />
      <path d="M0 24h420M0 76h420M0 128h420M0 336h420" {...inked} />
      <path d="M44 0v362M262 0v362M267 0v362" stroke={color.edge} strokeWidth={hairWidth} />
      <Label x={62} y={57} size={16} fill={color.inkSoft} voice="mono">
        Client
      </Label>
      <Label x={286} y={57} size={16} fill={color.inkSoft} voice="mono">
        Status
      </Label>
      {[1, 2, 3, 4, 5].map((line) => (
        <Label
          key={line}
          x={14}
          y={58 + line * 52}
          size={17}
          fill={line > 1 ? color.inkSoft : color.action}
          voice="mono"
        >
          {`${line}`}
        </Label>
      ))}
      <path d="M62 112h180M286 112h116" stroke={color.action} strokeDasharray="1 6" />
      <g transform="translate(68 106) rotate(24) scale(.72)">
        <Pen />
      </g>
    </>
  );
}

/** Shops along a street, and the route that joins them. */
function PartnersAgents() {
  return (
    <>
      <path d="M0 186h360" {...inked} />
      <Shopfront x={10} y={54} scale={0.58} name="Bakery">
        <path d="M1 58h130" {...inked} />
        <Loaf x={10} y={20} scale={0.5} />
        <Loaf x={78} y={29} scale={0.38} />
      </Shopfront>
      <Shopfront x={188} y={54} scale={0.58} name="Bicycles">
        <path
          d="M56 50a16 16 0 1 1-32 0 16 16 0 0 1 32 0M112 50a16 16 0 1 1-32 0 16 16 0 0 1 32 0M40 50l14-26h30L68 50Zm14-26 14 26m28 0L82 16h8M48 20h12"
          stroke={color.ink}
        />
      </Shopfront>
      <FlowLine d="M91 68V48q0-30 30-30h118q30 0 30 30v20" lit />
      <FlowDot x={91} y={68} />
      <FlowDot x={269} y={68} />
    </>
  );
}

/** Fees over volume, on a flip chart. */
function PartnersConsultants() {
  return (
    <>
      <path d="m116 168-30 42M244 168l30 42M180 168v42" {...inked} strokeWidth={4} />
      <rect x={80} y={24} width={212} height={154} {...shaded} />
      <rect x={74} y={18} width={212} height={154} rx={4} fill={color.paper} {...inked} />
      <path d="M70 12h220v16H70Z" fill={color.device} {...inked} />
      <Label x={180} y={58} size={17} weight={700} anchor="middle" voice="heading">
        Effective rate
      </Label>
      <Label x={180} y={96} size={18} weight={600} anchor="middle" voice="mono">
        all fees
      </Label>
      <path d="M116 110h128" {...inked} strokeWidth={3} />
      <Label x={180} y={136} size={18} weight={600} anchor="middle" voice="mono">
        card volume
      </Label>
    </>
  );
}

/** A booking program that takes payment itself. */
function PartnersSoftware() {
  return (
    <Laptop x={16} y={8} scale={0.94}>
      <ScreenText x={20} y={30} size={15} weight={700} voice="heading">
        Bookings
      </ScreenText>
      <ScreenRule x={20} y={42} width={228} />
      <ScreenRow x={20} y={64} width={228} label="10:30 Haircut" amount="48.00" size={13} />
      <ScreenRow x={20} y={88} width={228} label="11:15 Color" amount="92.00" size={13} />
      <ScreenRule x={20} y={100} width={228} />
      <ScreenButton x={20} y={114} width={228} height={38} label="Take payment" size={15} />
    </Laptop>
  );
}

/** A line that does not add up. */
function PartnersAccountants() {
  return (
    <>
      <Placed x={34} y={20} rotate={-4} width={200} height={170}>
        <rect x={6} y={8} width={200} height={176} rx={4} {...shaded} />
        <rect width={200} height={176} rx={4} fill={color.paper} {...inked} />
        <path d="M114 0v176" stroke={color.line} />
        <path d="M8 72h184v26H8Z" fill={color.moneyWash} />
        {[
          ['Card sales', '8,412.00'],
          ['Bank', '8,104.30'],
          ['Fees', '307.70'],
          ['Statement', '284.10'],
        ].map(([name = '', amount = ''], row) => (
          <g key={name} transform={`translate(0 ${38 + row * 26})`}>
            <Label x={14} y={0} size={13}>
              {name}
            </Label>
            <Money x={184} y={0} size={12}>
              {amount}
            </Money>
            <path d="M8 8h184" stroke={color.line} />
          </g>
        ))}
      </Placed>
      <Placed x={236} y={52} rotate={7} width={96} height={136}>
        <rect x={6} y={8} width={96} height={136} rx={10} {...shaded} />
        <rect width={96} height={136} rx={10} fill={color.device} {...inked} />
        <ScreenBox x={12} y={12} width={72} height={30} tone="wash" />
        <ScreenText x={78} y={33} size={16} weight={600} anchor="end" voice="mono">
          23.60
        </ScreenText>
        <path
          d="M22 62v0M48 62v0M74 62v0M22 86v0M48 86v0M74 86v0M22 110v0M48 110v0"
          stroke={color.deviceKey}
          strokeWidth={16}
        />
        <path d="M74 110v0" stroke={color.ok} strokeWidth={16} />
      </Placed>
    </>
  );
}

/** A post that says that it is paid for. */
function PartnersAgencies() {
  return (
    <>
      <circle cx={180} cy={112} r={96} fill={color.paper} {...inked} />
      <circle cx={180} cy={112} r={78} fill={color.actionWash} {...inked} />
      <path d="M180 206v10" {...inked} strokeWidth={6} />
      <Phone x={118} y={14} scale={0.9}>
        <ScreenText x={11} y={47} size={13} weight={650}>
          Paid partnership
        </ScreenText>
        <ScreenBox x={12} y={58} width={100} height={92} tone="money" />
        <path
          d="M86 104a24 24 0 1 1-48 0 24 24 0 0 1 48 0M56 92l18 12-18 12Z"
          stroke={color.screenMoney}
          strokeWidth={3}
        />
        <ScreenText x={12} y={173} size={15} weight={650}>
          How my shop
        </ScreenText>
        <ScreenText x={12} y={193} size={15} weight={650}>
          gets paid
        </ScreenText>
      </Phone>
    </>
  );
}

/** What the van brought. */
function PartnersDealers() {
  return (
    <>
      <path d="M0 200h360" {...inked} />
      <CountertopPos x={22} y={24} scale={0.646} drawer>
        <ScreenText x={144} y={82} size={34} weight={700} anchor="middle" voice="heading">
          Installed
        </ScreenText>
        <ScreenText x={144} y={117} size={19} anchor="middle" tone="soft">
          Ready for the first sale
        </ScreenText>
      </CountertopPos>
      <Parcel x={232} y={120} scale={0.77} />
      <Parcel x={242} y={58} scale={0.6} />
      <Terminal plain x={190} y={124} scale={0.36} />
    </>
  );
}

/** The drawings of the partner program: the account book, six kinds of partner, and the first line. */
export const scenes = defineScenes([
  { id: 'partners-hero', viewBox: '0 0 520 600', Drawing: PartnersHero, inPage: true },
  { id: 'partners-first-line', viewBox: '0 0 420 362', Drawing: PartnersFirstLine },
  { id: 'partners-agents', viewBox: '0 0 360 220', Drawing: PartnersAgents },
  { id: 'partners-consultants', viewBox: '0 0 360 220', Drawing: PartnersConsultants },
  { id: 'partners-software', viewBox: '0 0 360 220', Drawing: PartnersSoftware },
  { id: 'partners-accountants', viewBox: '0 0 360 220', Drawing: PartnersAccountants },
  { id: 'partners-agencies', viewBox: '0 0 360 220', Drawing: PartnersAgencies },
  { id: 'partners-dealers', viewBox: '0 0 360 220', Drawing: PartnersDealers },
]);
