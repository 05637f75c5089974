import { CountertopPos } from '../../drawings/kit/CountertopPos.tsx';
import { FlowDot, FlowLine } from '../../drawings/kit/Flow.tsx';
import { Loaf, Parcel } from '../../drawings/kit/goods.tsx';
import { Laptop } from '../../drawings/kit/Laptop.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { Placed } from '../../drawings/kit/Placed.tsx';
import { color, inked, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { Shopfront } from '../../drawings/kit/Shopfront.tsx';
import { ScreenBox, ScreenButton, ScreenRow, ScreenRule, ScreenText } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';

interface EntryProps {
  readonly y: number;
  readonly client: string;
  readonly state: string;
}

/** A line of the book: who was introduced, and how far the file has come. */
function Entry({ y, client, state }: EntryProps) {
  return (
    <>
      <Label x={28} y={y} size={17} weight={600}>
        {client}
      </Label>
      <Label x={288} y={y} size={16} fill={color.inkSoft} voice="mono">
        {state}
      </Label>
    </>
  );
}

/** A handshake across the two columns of an account book. */
function PartnersHero() {
  return (
    <>
      <path d="M0 92h520M0 136h520M0 400h520M0 444h520M0 488h520" stroke={color.line} />
      <path d="M0 48h520" {...inked} />
      <path d="M258-90v700M263-90v700" stroke={color.edge} strokeWidth={1.25} />
      <Label x={28} y={34} size={15} fill={color.inkSoft} voice="mono">
        You introduce
      </Label>
      <Label x={288} y={34} size={15} fill={color.inkSoft} voice="mono">
        We look after
      </Label>
      <Entry y={78} client="A bakery" state="Live" />
      <Entry y={122} client="A bicycle shop" state="In review" />
      <Entry y={432} client="A garden designer" state="Live" />
      <Entry y={476} client="A barber" state="Received" />
      <g transform="translate(0 98)">
        <path
          d="M116 92 206 78q76-8 120 60l18 72q10 12 0 22-10 8-22 0 6 12-4 20-10 7-22-2 4 12-7 18-10 4-22-6 2 10-8 14-12 4-26-8l-80-72Z"
          fill={color.moneyWash}
          {...inked}
        />
        <path d="m322 232-34-31M296 250l-32-29M267 262l-26-24" {...inked} />
        <path d="m153 196 80 72q14 12 26 8 10-4 8-14 12 10 22 6-8-16-18-14-10 4-20-6-12 2-20-8Z" {...warmShaded} />
        <path
          d="M408 90 330 80q-26-4-50 8l-70 36q-16 10-8 24 8 12 26 6l54-20 80 74q16 12 34 4Z"
          fill={color.actionWash}
          {...inked}
        />
        <path d="m282 134 80 74q16 12 34 4l4-50q-66 10-118-28Z" {...shaded} />
        <path d="m124 88-34 12 50 118 36-20Z" fill={color.paper} {...inked} />
        <path d="m400 84 34 16-50 118-36-20Z" fill={color.paper} {...inked} />
        <path d="M-20 136 94 94l52 126-128 66-38-16Z" fill={color.device} stroke={color.deviceEdge} />
        <path d="M-20 244l146-72 20 48-128 66-38-16Z" fill={color.shade} fillOpacity={0.45} />
        <path d="M540 136 430 94l-52 126 124 66 38-16Z" fill={color.screenAction} {...inked} />
        <path d="M540 244 398 172l-20 48 124 66 38-16Z" fill={color.shade} fillOpacity={0.3} />
        <path d="M104 138v0M116 168v0" stroke={color.screenMoneyWash} strokeWidth={8} />
        <path d="M420 138v0M408 168v0" stroke={color.screenWash} strokeWidth={8} />
      </g>
    </>
  );
}

/** Shops along a street, and the route that joins them. */
function PartnersAgents() {
  return (
    <>
      <path d="M0 186h360" {...inked} />
      <Shopfront x={22} y={74} scale={0.49} name="Bakery">
        <path d="M1 58h130" {...inked} />
        <Loaf x={10} y={20} scale={0.5} />
        <Loaf x={78} y={29} scale={0.38} />
      </Shopfront>
      <Shopfront x={202} y={74} scale={0.49} name="Bicycles">
        <path
          d="M56 50a16 16 0 1 1-32 0 16 16 0 0 1 32 0M112 50a16 16 0 1 1-32 0 16 16 0 0 1 32 0M40 50l14-26h30L68 50Zm14-26 14 26m28 0L82 16h8M48 20h12"
          {...inked}
        />
      </Shopfront>
      <FlowLine d="M90 62q0-34 34-34h112q34 0 34 34" lit />
      <FlowDot x={90} y={62} />
      <FlowDot x={270} y={62} />
    </>
  );
}

/** Fees over volume, on a flip chart. */
function PartnersConsultants() {
  return (
    <>
      <path d="m110 176-24 34M250 176l24 34M180 170v40" {...inked} strokeWidth={4} />
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
        <path d="M122 0v176" stroke={color.line} />
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
            <Money x={192} y={0} size={12}>
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
      <Phone x={131} y={18} scale={0.7}>
        <ScreenText x={14} y={46} size={12} weight={650}>
          Paid partnership
        </ScreenText>
        <ScreenBox x={12} y={56} width={100} height={104} tone="money" />
        <path
          d="M84 104a24 24 0 1 1-48 0 24 24 0 0 1 48 0M56 92l18 12-18 12Z"
          stroke={color.screenMoney}
          strokeWidth={3}
        />
        <ScreenText x={14} y={184} size={13} weight={650}>
          How my shop
        </ScreenText>
        <ScreenText x={14} y={202} size={13} weight={650}>
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
        <ScreenText x={144} y={84} size={30} weight={700} anchor="middle" voice="heading">
          Installed
        </ScreenText>
        <ScreenText x={144} y={116} size={16} anchor="middle" tone="soft">
          Ready for the first sale
        </ScreenText>
      </CountertopPos>
      <Parcel x={232} y={120} scale={0.77} label="Register" />
      <Parcel x={242} y={58} scale={0.6} label="Drawer" />
      <Terminal x={190} y={124} scale={0.36} />
    </>
  );
}

/** The drawings of the partner program: the handshake and six kinds of partner. */
export const scenes = defineScenes([
  { id: 'partners-hero', viewBox: '0 0 520 520', Drawing: PartnersHero, inPage: true },
  { id: 'partners-agents', viewBox: '0 0 360 220', Drawing: PartnersAgents },
  { id: 'partners-consultants', viewBox: '0 0 360 220', Drawing: PartnersConsultants },
  { id: 'partners-software', viewBox: '0 0 360 220', Drawing: PartnersSoftware },
  { id: 'partners-accountants', viewBox: '0 0 360 220', Drawing: PartnersAccountants },
  { id: 'partners-agencies', viewBox: '0 0 360 220', Drawing: PartnersAgencies },
  { id: 'partners-dealers', viewBox: '0 0 360 220', Drawing: PartnersDealers },
]);
