import { Alert } from '../../../drawings/kit/Alert.tsx';
import { Calendar } from '../../../drawings/kit/Calendar.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Envelope } from '../../../drawings/kit/Envelope.tsx';
import { Parcel } from '../../../drawings/kit/goods.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed, type Placement } from '../../../drawings/kit/Placed.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { QrCode } from '../../../drawings/kit/QrCode.tsx';
import { Shield } from '../../../drawings/kit/Shield.tsx';
import { ScreenBox, ScreenButton, ScreenMoney, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

/** The bench of the slides. */
function Bench() {
  return <path d="M-8 204h376" {...inked} />;
}

/** Job done, bill paid, box not yet closed. */
function Service() {
  return (
    <>
      <Document x={66} y={22} width={104} height={130} rotate={-5} title="Invoice" ruled={5} shadow={false} />
      {/* A screwdriver, a wrench. */}
      <path d="M169 142V96" stroke={color.edge} strokeWidth={6} />
      <path d="M161 88V56q0-8 8-8t8 8v32l-3 8h-10Z" fill={color.money} {...inked} />
      <path d="M166 56v30m6-30v30" {...inked} />
      <path
        d="M192 142V82q-10-5-10-16 0-10 9-15v17l7 5 7-5V51q9 5 9 15 0 11-10 16v60Z"
        fill={color.screenLine}
        {...inked}
      />
      {/* The handle from end to end, and the box below it. */}
      <path d="M50 101h168v11H50Z" fill={color.clay} {...inked} />
      <path
        d="M36 142 46 92q1-4 5-4h8q4 0 5 4l10 50Zm158 0 10-50q1-4 5-4h8q4 0 5 4l10 50Z"
        fill={color.paint}
        {...inked}
      />
      <path d="M30 138h208v58q0 8-8 8H38q-8 0-8-8Z" fill={color.paint} {...inked} />
      <path d="M30 180h208v16q0 8-8 8H38q-8 0-8-8Z" {...shaded} />
      <rect x={94} y={154} width={80} height={24} rx={5} fill={color.clay} {...inked} />
      <Phone x={262} y={36} scale={0.6}>
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
        x={174}
        y={14}
        scale={0.98}
        rotate={3}
        month="April"
        startsOn={2}
        days={30}
        marked={[7, 14, 21]}
        done={28}
      />
      <Parcel x={44} y={108} scale={0.92} label="Box 12">
        <path d="M32 8v-58l6-10h48l6 10V8Z" fill={color.device} {...inked} />
        <path d="M32-50h60" stroke={color.deviceKey} strokeWidth={3} />
        <rect x={40} y={-42} width={44} height={32} rx={4} fill={color.screen} />
        <ScreenText x={62} y={-21} size={14} weight={700} anchor="middle" voice="heading">
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

/** The dearest of the shop, 56 × 40. */
function Teapot(place: Placement) {
  const glazed = { fill: color.screenMoneyWash, stroke: color.screenInk };
  return (
    <Placed {...place} width={56} height={40}>
      <path d="M42 14q13-2 13 8t-14 9" stroke={color.screenInk} />
      <path d="M14 34 1 13h9l9 11Z" {...glazed} />
      <path d="M16 12h24q6 7 6 14 0 12-10 12H20q-10 0-10-12 0-7 6-14Z" {...glazed} />
      <path d="M15 12q13-12 26 0Z" {...glazed} />
      <path d="M28 3v0" stroke={color.screenInk} strokeWidth={5} />
    </Placed>
  );
}

/** A shop on a screen, and what it sent today. */
function Ecommerce() {
  return (
    <>
      <Laptop x={12} y={48} scale={0.735}>
        <ScreenText x={16} y={28} size={16} weight={700} voice="heading">
          Kiln Street
        </ScreenText>
        <ScreenButton x={176} y={10} width={80} height={28} radius={14} label="Cart, 3" size={16} />
        {['$18.00', '$24.00', '$44.00'].map((amount, item) => (
          <g key={amount} transform={`translate(${14 + item * 83} 50)`}>
            <ScreenBox x={0} y={0} width={74} height={104} radius={8} />
            {item === 2 ? <Teapot x={9} y={19} /> : <Mug x={18} y={16} scale={0.9 + item * 0.12} />}
            <ScreenMoney x={37} y={93} size={16} anchor="middle">
              {amount}
            </ScreenMoney>
          </g>
        ))}
      </Laptop>
      <Parcel x={240} y={118} scale={0.82} label="Order 31" />
      <Bench />
    </>
  );
}

/** An invoice with terms, on its way to accounts payable. */
function Business() {
  return (
    <>
      <Bench />
      <Envelope x={84} y={81} scale={0.92} shadow={false}>
        <Document
          x={22}
          y={-72}
          width={156}
          height={170}
          shadow={false}
          title="Invoice 2207"
          rows={[{ label: 'PO 88-140' }]}
          ruled={1}
        />
        <g transform="translate(106 6) rotate(-9)">
          <rect width={66} height={28} rx={6} fill={color.sheet} stroke={color.screenAction} strokeWidth={2.5} />
          <Label x={33} y={19} size={14} weight={700} anchor="middle" fill={color.screenAction} voice="mono">
            Net 30
          </Label>
        </g>
      </Envelope>
    </>
  );
}

/** Held back until somebody has looked. */
function HighRisk() {
  return (
    <>
      <Bench />
      <Shield x={212} y={43.5} scale={1.4} />
      <PaymentCard x={34} y={88} scale={1.02} rotate={-7} tone="paper" digits="5520" />
      <Alert x={92} y={28} width={176} title="Held for review" detail="Rule: first order" tone="warn" />
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
      <Label x={84} y={145} size={14} anchor="middle" fill={color.inkSoft}>
        Delivery
      </Label>
      {[58, 204].map((x) => (
        <g key={x}>
          <circle cx={x} cy={184} r={19} fill={color.device} {...inked} />
          <circle cx={x} cy={184} r={7} fill={color.line} />
        </g>
      ))}
      <Handheld x={252} y={20} scale={0.8} rotate={5}>
        <ScreenText x={45} y={26} size={14.5} weight={650} anchor="middle">
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

/** Six kinds of business, each at work. */
export const businessScenes = defineScenes([
  { id: 'pay-service', viewBox: '0 0 360 220', Drawing: Service },
  { id: 'pay-subscription', viewBox: '0 0 360 220', Drawing: Subscription },
  { id: 'pay-ecommerce', viewBox: '0 0 360 220', Drawing: Ecommerce },
  { id: 'pay-b2b', viewBox: '0 0 360 220', Drawing: Business },
  { id: 'pay-high-risk', viewBox: '0 0 360 220', Drawing: HighRisk },
  { id: 'pay-field', viewBox: '0 0 360 220', Drawing: Field },
]);
