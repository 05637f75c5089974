import { Alert } from '../../drawings/kit/Alert.tsx';
import { Calendar } from '../../drawings/kit/Calendar.tsx';
import { Document } from '../../drawings/kit/Document.tsx';
import { Envelope } from '../../drawings/kit/Envelope.tsx';
import { Fingerprint } from '../../drawings/kit/Fingerprint.tsx';
import { Parcel } from '../../drawings/kit/goods.tsx';
import { Handheld } from '../../drawings/kit/Handheld.tsx';
import { Kiosk } from '../../drawings/kit/Kiosk.tsx';
import { Laptop } from '../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { Placed, type Placement } from '../../drawings/kit/Placed.tsx';
import { cased, color, hairWidth, inked, shaded } from '../../drawings/kit/palette.ts';
import { QrCode } from '../../drawings/kit/QrCode.tsx';
import { Shield } from '../../drawings/kit/Shield.tsx';
import {
  ScreenBox,
  ScreenButton,
  ScreenMoney,
  ScreenRow,
  ScreenRule,
  ScreenText,
  Tick,
} from '../../drawings/kit/screen.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';

/** On the shelf: a phone with a request, and the link it came by. */
function ShelfLink() {
  return (
    <>
      <rect x={10} y={10} width={86} height={172} rx={16} {...cased} />
      <rect x={15} y={16} width={76} height={157} rx={11} fill={color.screen} />
      <path d="M47 23h12" stroke={color.device} strokeWidth={5} />
      <ScreenText x={53} y={56} size={11.5} anchor="middle" tone="soft">
        Deposit
      </ScreenText>
      <ScreenText x={53} y={76} size={16} weight={750} anchor="middle" voice="heading">
        $480.00
      </ScreenText>
      <ScreenButton x={21} y={92} width={64} height={27} radius={8} label="Pay now" size={12} />
      <path
        d="M116 20h48q12 0 12 12v26q0 12-12 12h-32l-20 14 2-14q-10 0-10-12V32q0-12 12-12Z"
        fill={color.paper}
        {...inked}
      />
      <path
        d="m133 51 12-12m-7 1 7-7a8 8 0 0 1 11 11l-7 7m-9-1-7 7a8 8 0 0 1-11-11l7-7"
        stroke={color.action}
        strokeWidth={3.5}
      />
    </>
  );
}

/** On the shelf: an invoice. */
function ShelfInvoice() {
  return (
    <>
      <path d="M30 182V28q0-8 8-8h84l30 30v132Z" fill={color.paper} {...inked} />
      <path d="M122 20v22q0 8 8 8h22Z" fill={color.line} {...inked} />
      <Label x={44} y={52} size={17} weight={700} voice="heading">
        Invoice
      </Label>
      <path d="M44 72h54m28 0h12M44 90h46m36 0h12" stroke={color.line} strokeWidth={4} />
      <rect x={42} y={112} width={98} height={48} rx={7} fill={color.actionWash} />
      <Label x={52} y={131} size={11.5} fill={color.inkSoft}>
        Due Mar 28
      </Label>
      <Money x={52} y={150} size={16} anchor="start">
        $480.00
      </Money>
    </>
  );
}

/** On the shelf: a checkout page. */
function ShelfCheckout() {
  return (
    <>
      <rect x={18} y={70} width={144} height={106} rx={8} {...cased} />
      <rect x={25} y={77} width={130} height={84} rx={4} fill={color.screen} />
      <ScreenText x={35} y={98} size={13} weight={700} voice="heading">
        Checkout
      </ScreenText>
      <ScreenBox x={35} y={106} width={110} height={18} tone="plain" />
      <ScreenButton x={35} y={131} width={110} label="Pay now" size={12} />
      <path d="M4 168h172v4q0 8-8 8H12q-8 0-8-8Z" fill={color.deviceKey} stroke={color.deviceEdge} />
    </>
  );
}

interface ArmProps {
  readonly y: number;
  readonly name: string;
  readonly left?: boolean;
  readonly lit?: boolean;
}

function Arm({ y, name, left = false, lit = false }: ArmProps) {
  return (
    <>
      <path
        d={left ? `M112 ${y}H40l-18 17 18 17h72Z` : `M68 ${y}h72l18 17-18 17H68Z`}
        fill={lit ? color.action : color.paper}
        {...inked}
      />
      <Label
        x={left ? 66 : 112}
        y={y + 23}
        size={17}
        weight={700}
        anchor="middle"
        fill={lit ? color.onAction : color.ink}
        voice="mono"
      >
        {name}
      </Label>
    </>
  );
}

/** On the shelf: a signpost to three processors. */
function ShelfRouting() {
  return (
    <>
      <path d="M84 12h12v167H84Z" fill={color.device} {...inked} />
      <Arm y={22} name="A" left />
      <Arm y={66} name="B" lit />
      <Arm y={110} name="C" left />
    </>
  );
}

/** On the shelf: the day that comes round. */
function ShelfRecurring() {
  return (
    <>
      <rect x={10} y={28} width={160} height={158} rx={11} fill={color.paper} {...inked} />
      <path d="M10 66V39q0-11 11-11h138q11 0 11 11v27Z" fill={color.action} {...inked} />
      <path d="M50 18v16m80-16v16" {...inked} strokeWidth={4} />
      <Label x={90} y={54} size={17} weight={700} anchor="middle" fill={color.onAction} voice="heading">
        Every 21st
      </Label>
      <path
        d="M30 86h140M30 110h140M30 134h140M30 158h100"
        stroke={color.line}
        strokeWidth={9}
        strokeDasharray="0 24"
      />
      <rect x={92} y={123} width={22} height={22} rx={6} fill={color.action} />
      <Tick x={103} y={134} size={12} stroke={color.onAction} weight={2.5} />
    </>
  );
}

/** On the shelf: a reader that asks for a finger. */
function ShelfBiometric() {
  return (
    <>
      <rect x={36} y={24} width={108} height={158} rx={18} {...cased} />
      <rect x={48} y={38} width={84} height={112} rx={8} fill={color.screen} />
      <path
        d="M64 99V84a26 26 0 0 1 52 0v15M73 110V84a17 17 0 0 1 34 0v22M82 114V84a8 8 0 0 1 16 0v34M90 84v22"
        stroke={color.screenAction}
        strokeWidth={3}
      />
      <ScreenText x={90} y={140} size={13} weight={650} anchor="middle">
        Confirm
      </ScreenText>
      <path d="M76 166h28" stroke={color.deviceKey} strokeWidth={5} />
    </>
  );
}

/** The wall a larger scene stands before. */
function Wall() {
  return <path d="M20 276V64q0-36 36-36h288q36 0 36 36v212Z" fill={color.actionWash} />;
}

/** The table it stands on. */
function Table() {
  return <path d="M2 276h396" {...inked} />;
}

/** A deposit asked for and paid in one chat; the same link on a card to scan. */
function Link() {
  return (
    <>
      <Wall />
      <Phone x={62} y={12} scale={0.945}>
        <ScreenText x={62} y={44} size={12.5} weight={700} anchor="middle" voice="heading">
          {'Fern & Field'}
        </ScreenText>
        <ScreenRule x={0} y={55} width={124} />
        <ScreenBox x={9} y={66} width={98} height={96} radius={12} />
        <ScreenText x={18} y={85} size={11.5}>
          Deposit for
        </ScreenText>
        <ScreenText x={18} y={100} size={11.5}>
          Saturday, as
        </ScreenText>
        <ScreenText x={18} y={115} size={11.5}>
          just agreed
        </ScreenText>
        <ScreenButton x={17} y={126} width={82} height={27} radius={8} label="Pay $480.00" size={11.5} />
        <ScreenBox x={31} y={172} width={84} height={30} radius={12} tone="action" />
        <Label x={73} y={191} size={11.5} anchor="middle" fill="#fff">
          Paid. Thanks
        </Label>
        <ScreenBox x={9} y={212} width={88} height={30} radius={12} />
        <ScreenText x={18} y={231} size={11.5}>
          See you then
        </ScreenText>
      </Phone>
      <path d="m230 276 10-150h118l10 150Z" fill={color.line} {...inked} />
      <path d="M240 126h118l-8 150h-102Z" fill={color.paper} {...inked} />
      <Label x={299} y={152} size={14.5} weight={700} anchor="middle" voice="heading">
        Scan to pay
      </Label>
      <rect x={257} y={163} width={84} height={84} fill={color.screen} />
      <QrCode x={265} y={171} scale={0.81} />
      <Label x={299} y={266} size={10.5} anchor="middle" fill={color.inkSoft} voice="mono">
        Deposit
      </Label>
      <Table />
    </>
  );
}

interface BillRowProps {
  readonly y: number;
  readonly label: string;
  readonly amount: string;
}

function BillRow({ y, label, amount }: BillRowProps) {
  return (
    <>
      <Label x={112} y={y} size={13} fill={color.screenSoft}>
        {label}
      </Label>
      <Money x={278} y={y} size={13} weight={500} fill={color.screenInk}>
        {amount}
      </Money>
    </>
  );
}

/** One invoice, half of it paid, the rest about to be. */
function Invoice() {
  return (
    <>
      <Wall />
      <Document x={90} y={12} width={212} height={264} shadow={false} />
      <Label x={112} y={48} size={20} weight={700} voice="heading" fill={color.screenInk}>
        Invoice 1042
      </Label>
      <Label x={112} y={68} size={12} fill={color.screenSoft}>
        {'Fern & Field Gardens'}
      </Label>
      <path d="M112 84h166M112 148h166" stroke={color.screenLine} />
      <BillRow y={108} label="Garden plan" amount="320.00" />
      <BillRow y={132} label="Plants" amount="160.00" />
      <BillRow y={172} label="Total" amount="480.00" />
      <BillRow y={196} label="Paid Feb 14" amount="240.00" />
      <rect x={102} y={210} width={188} height={50} rx={9} fill={color.screenWash} />
      <Label x={114} y={231} size={12} fill={color.screenSoft}>
        Due Feb 28
      </Label>
      <Money x={114} y={250} size={17} weight={700} anchor="start" fill={color.screenInk}>
        $240.00
      </Money>
      <Alert x={212} y={216} width={180} title="Reminder sent" detail="Feb 25, by email" />
      <Table />
    </>
  );
}

/** The order, the wallet, the card: one page. */
function Checkout() {
  return (
    <>
      <Wall />
      <Laptop x={18} y={55} scale={1.046}>
        <ScreenBox x={10} y={9} width={248} height={20} radius={10} />
        <path d="M20 18h8v6h-8Zm2 0v-2a2 2 0 0 1 4 0v2" stroke={color.screenAction} strokeWidth={1.5} />
        <ScreenText x={35} y={23} size={11} voice="mono" tone="soft">
          secure checkout
        </ScreenText>
        <ScreenText x={14} y={51} size={14} weight={700} voice="heading">
          Order 31
        </ScreenText>
        <ScreenRow x={14} y={73} width={98} label="2 × Mug" amount="36.00" size={11.5} />
        <ScreenRow x={14} y={92} width={98} label="1 × Teapot" amount="44.00" size={11.5} />
        <ScreenRow x={14} y={111} width={98} label="Shipping" amount="6.40" size={11.5} />
        <ScreenRule x={14} y={121} width={98} />
        <ScreenRow x={14} y={139} width={98} label="Total" amount="$86.40" size={12} strong />
        <ScreenBox x={130} y={38} width={126} height={27} radius={7} tone="dark" />
        <Label x={193} y={56} size={12} weight={650} anchor="middle" fill={color.screen}>
          Pay by wallet
        </Label>
        <ScreenBox x={130} y={73} width={126} height={24} tone="plain" />
        <ScreenText x={138} y={89} size={11} voice="mono" tone="soft">
          •••• 4417
        </ScreenText>
        <ScreenBox x={130} y={102} width={60} height={24} tone="plain" />
        <ScreenText x={138} y={118} size={11} voice="mono" tone="soft">
          09/28
        </ScreenText>
        <ScreenBox x={196} y={102} width={60} height={24} tone="plain" />
        <ScreenText x={204} y={118} size={11} voice="mono" tone="soft">
          CVV
        </ScreenText>
        <ScreenButton x={130} y={132} width={126} height={28} radius={7} label="Pay $86.40" size={12.5} />
      </Laptop>
      <Table />
    </>
  );
}

/** What a subscriber can do alone; leaving is as large as the rest. */
function Portal() {
  return (
    <Phone x={4} y={4}>
      <ScreenText x={14} y={50} size={15} weight={700} voice="heading">
        Your plan
      </ScreenText>
      <ScreenBox x={10} y={64} width={104} height={56} radius={9} />
      <ScreenText x={20} y={85} size={12} weight={650}>
        Coffee box
      </ScreenText>
      <ScreenText x={20} y={106} size={11} voice="mono" tone="soft">
        •••• 2086
      </ScreenText>
      {['Change card', 'Change plan', 'Cancel'].map((label, row) => (
        <g key={label} transform={`translate(10 ${134 + row * 40})`}>
          <ScreenBox x={0} y={0} width={104} height={32} radius={8} tone="plain" />
          <ScreenText x={11} y={20.5} size={12} weight={600}>
            {label}
          </ScreenText>
          <path d="m90 11 5 5-5 5" stroke={color.screenAction} />
        </g>
      ))}
    </Phone>
  );
}

/** An age check that keeps the answer and not the document; a phone that knows its owner. */
function Age() {
  return (
    <>
      <circle cx={200} cy={236} r={200} fill={color.actionWash} />
      <path d="M8 470h404" {...inked} />
      <Kiosk x={52} y={25} scale={1.16}>
        <ScreenText x={70} y={30} size={14} weight={700} anchor="middle" voice="heading">
          Age check
        </ScreenText>
        <path d="M34 62V48h14m44 0h14v14m0 58v14H92m-44 0H34v-14" stroke={color.screenAction} strokeWidth={2.5} />
        <path d="M46 126q2-25 24-25t24 25" fill={color.screenWash} stroke={color.screenInk} />
        <circle cx={70} cy={80} r={18} fill={color.screenWash} stroke={color.screenInk} />
        <ScreenBox x={12} y={146} width={116} height={44} radius={9} tone="action" />
        <Label x={24} y={164} size={12.5} weight={650} fill="#fff">
          Over 21: yes
        </Label>
        <Label x={24} y={181} size={10} fill="#fff">
          Document not kept
        </Label>
      </Kiosk>
      <Phone x={268} y={142} scale={0.86} rotate={7}>
        <ScreenText x={62} y={58} size={13} anchor="middle" tone="soft">
          Pay as Dana
        </ScreenText>
        <ScreenText x={62} y={86} size={22} weight={750} anchor="middle" voice="heading">
          $86.40
        </ScreenText>
        <Fingerprint x={26} y={112} scale={0.6} stroke={color.screenAction} weight={4.5} />
        <ScreenText x={62} y={230} size={12.5} weight={650} anchor="middle">
          Touch to approve
        </ScreenText>
      </Phone>
      <g transform="translate(196 392) rotate(-7 85 52)">
        <rect x={5} y={7} width={166} height={100} rx={11} {...shaded} />
        <rect width={166} height={100} rx={11} fill={color.paper} {...inked} />
        <path d="M11 0h144q11 0 11 11v14H0V11Q0 0 11 0Z" fill={color.action} {...inked} />
        <rect x={14} y={38} width={40} height={48} rx={5} fill={color.actionWash} {...inked} strokeWidth={hairWidth} />
        <circle cx={34} cy={56} r={9} fill={color.inkSoft} />
        <path d="M20 84q1-15 14-15t14 15Z" fill={color.inkSoft} />
        <path d="M68 46h82M68 62h58M68 78h70" stroke={color.line} strokeWidth={5} />
      </g>
    </>
  );
}

/** The bench of the slides. */
function Bench() {
  return <path d="M2 204h356" {...inked} />;
}

/** Job done, bill paid, box not yet closed. */
function Service() {
  return (
    <>
      <Document x={66} y={28} width={104} height={130} rotate={-5} title="Invoice" ruled={5} shadow={false} />
      <path d="M180 128V62" stroke={color.edge} strokeWidth={6} />
      <path d="M172 52h16v30h-16Z" fill={color.money} {...inked} />
      <path d="M204 128V74l-9-9V50l8 7h8l8-7v15l-9 9v54Z" fill={color.line} {...inked} />
      <path d="M84 122q0-22 22-22h54q22 0 22 22" {...inked} strokeWidth={6} />
      <rect x={36} y={122} width={196} height={82} rx={9} fill={color.action} {...inked} />
      <path d="M36 150h196v45q0 9-9 9H45q-9 0-9-9Z" {...shaded} />
      <path d="M36 150h196" {...inked} />
      <rect x={120} y={140} width={28} height={22} rx={4} fill={color.moneyWash} {...inked} />
      <Phone x={258} y={36} scale={0.6} rotate={4}>
        <ScreenBox x={34} y={60} width={56} height={56} radius={28} tone="ok" />
        <Tick x={62} y={90} size={28} stroke={color.screenInk} weight={5} />
        <ScreenText x={62} y={154} size={20} weight={650} anchor="middle">
          Paid
        </ScreenText>
        <ScreenText x={62} y={188} size={25} weight={750} anchor="middle" voice="heading">
          $240.00
        </ScreenText>
      </Phone>
      <Bench />
    </>
  );
}

/** The same box on the same weekday. */
function Subscription() {
  return (
    <>
      <Calendar
        x={184}
        y={20}
        scale={0.98}
        rotate={3}
        month="April"
        startsOn={2}
        days={30}
        marked={[7, 14, 21]}
        done={28}
      />
      <Parcel x={50} y={108} scale={0.92} label="Box 12">
        <path d="M32 8v-58l6-10h48l6 10V8Z" fill={color.device} {...inked} />
        <path d="M32-50h60" stroke={color.deviceKey} strokeWidth={3} />
        <rect x={40} y={-42} width={44} height={32} rx={4} fill={color.screen} />
        <ScreenText x={62} y={-22} size={12.5} weight={700} anchor="middle" voice="heading">
          Roast
        </ScreenText>
      </Parcel>
      <Bench />
    </>
  );
}

function Mug(place: Placement) {
  return (
    <Placed {...place} width={40} height={40}>
      <path d="M30 10h5q7 0 7 8t-7 8h-5" stroke={color.screenInk} />
      <path d="M2 2h28v26q0 8-8 8H10q-8 0-8-8Z" fill={color.screenMoneyWash} stroke={color.screenInk} />
    </Placed>
  );
}

/** A shop on a screen, and what it sent today. */
function Ecommerce() {
  return (
    <>
      <Laptop x={8} y={42} scale={0.765}>
        <ScreenText x={16} y={28} size={16} weight={700} voice="heading">
          Kiln Street
        </ScreenText>
        <ScreenButton x={176} y={10} width={80} height={28} radius={14} label="Cart, 3" size={13.5} />
        {['$18.00', '$24.00', '$44.00'].map((amount, item) => (
          <g key={amount} transform={`translate(${14 + item * 83} 50)`}>
            <ScreenBox x={0} y={0} width={74} height={104} radius={8} />
            <Mug x={18} y={16} scale={0.9 + item * 0.12} />
            <ScreenMoney x={37} y={92} size={14} anchor="middle">
              {amount}
            </ScreenMoney>
          </g>
        ))}
      </Laptop>
      <Parcel x={246} y={116} scale={0.84} label="Order 31" />
      <Bench />
    </>
  );
}

/** An invoice with terms, on its way to accounts payable. */
function Business() {
  return (
    <>
      <Envelope x={72} y={88} scale={0.96}>
        <Document
          x={22}
          y={-72}
          width={156}
          height={170}
          shadow={false}
          title="Invoice 2207"
          rows={[{ label: 'PO 88-140' }]}
          ruled={2}
        />
        <g transform="translate(104 -12) rotate(-9)">
          <rect width={76} height={30} rx={6} stroke={color.screenAction} strokeWidth={2.5} />
          <Label x={38} y={20.5} size={14.5} weight={700} anchor="middle" fill={color.screenAction} voice="mono">
            Net 30
          </Label>
        </g>
      </Envelope>
      <Bench />
    </>
  );
}

/** Held back until somebody has looked. */
function HighRisk() {
  return (
    <>
      <Shield x={212} y={38} scale={1.4} />
      <PaymentCard x={34} y={92} scale={1.02} rotate={-7} tone="paper" digits="5520" />
      <Alert x={92} y={28} width={176} title="Held for review" detail="Rule: first order" tone="warn" />
      <Bench />
    </>
  );
}

/** At the door: the van, and a code to pay by. */
function Field() {
  return (
    <>
      <path d="M14 186V84q0-12 12-12h128v114Z" fill={color.paper} {...inked} />
      <path d="M154 92h38q8 0 12 7l18 32 16 6q7 3 7 11v38h-91Z" fill={color.action} {...inked} />
      <path d="M168 104h20q4 0 6 4l13 23h-39Z" fill={color.actionWash} {...inked} />
      <path d="M14 166h140v20H14Zm141 0h90v20h-90Z" {...shaded} />
      <Label x={84} y={124} size={17} weight={700} anchor="middle" voice="heading">
        {'Fern & Field'}
      </Label>
      <Label x={84} y={144} size={11.5} anchor="middle" fill={color.inkSoft}>
        Delivery
      </Label>
      {[58, 204].map((x) => (
        <g key={x}>
          <circle cx={x} cy={184} r={19} fill={color.device} {...inked} />
          <circle cx={x} cy={184} r={7} fill={color.line} />
        </g>
      ))}
      <Handheld x={252} y={20} scale={0.8} rotate={5}>
        <ScreenText x={45} y={26} size={13} weight={650} anchor="middle">
          Scan to pay
        </ScreenText>
        <QrCode x={13} y={40} scale={0.76} />
        <ScreenText x={45} y={131} size={18} weight={750} anchor="middle" voice="heading">
          $32.00
        </ScreenText>
      </Handheld>
      <Bench />
    </>
  );
}

/** The drawings of the payment solutions page. */
export const scenes = defineScenes([
  { id: 'pay-shelf-link', viewBox: '0 0 180 180', Drawing: ShelfLink, inPage: true },
  { id: 'pay-shelf-invoice', viewBox: '0 0 180 180', Drawing: ShelfInvoice, inPage: true },
  { id: 'pay-shelf-checkout', viewBox: '0 0 180 180', Drawing: ShelfCheckout, inPage: true },
  { id: 'pay-shelf-routing', viewBox: '0 0 180 180', Drawing: ShelfRouting },
  { id: 'pay-shelf-recurring', viewBox: '0 0 180 180', Drawing: ShelfRecurring },
  { id: 'pay-shelf-biometric', viewBox: '0 0 180 180', Drawing: ShelfBiometric },
  { id: 'pay-link', viewBox: '0 0 400 280', Drawing: Link },
  { id: 'pay-invoice', viewBox: '0 0 400 280', Drawing: Invoice },
  { id: 'pay-checkout', viewBox: '0 0 400 280', Drawing: Checkout },
  { id: 'pay-portal', viewBox: '0 0 148 290', Drawing: Portal },
  { id: 'pay-age', viewBox: '0 0 420 510', Drawing: Age },
  { id: 'pay-service', viewBox: '0 0 360 220', Drawing: Service },
  { id: 'pay-subscription', viewBox: '0 0 360 220', Drawing: Subscription },
  { id: 'pay-ecommerce', viewBox: '0 0 360 220', Drawing: Ecommerce },
  { id: 'pay-b2b', viewBox: '0 0 360 220', Drawing: Business },
  { id: 'pay-high-risk', viewBox: '0 0 360 220', Drawing: HighRisk },
  { id: 'pay-field', viewBox: '0 0 360 220', Drawing: Field },
]);
