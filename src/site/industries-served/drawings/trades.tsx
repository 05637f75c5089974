import type { ReactNode } from 'react';
import { Calendar } from '../../../drawings/kit/Calendar.tsx';
import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Parcel } from '../../../drawings/kit/goods.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { Kiosk } from '../../../drawings/kit/Kiosk.tsx';
import { KitchenScreen } from '../../../drawings/kit/KitchenScreen.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed, type Placement } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded, warmShaded } from '../../../drawings/kit/palette.ts';
import { Shield } from '../../../drawings/kit/Shield.tsx';
import {
  ScreenBox,
  ScreenButton,
  ScreenMoney,
  ScreenRow,
  ScreenRule,
  ScreenText,
  ScreenTiles,
  Tick,
} from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

/** A plumber’s van, 224 × 160. */
function Van({ children, ...place }: Placement & { readonly children?: ReactNode }) {
  return (
    <Placed {...place} width={224} height={160}>
      <path d="M6 138V20Q6 8 18 8h126q8 0 14 8l34 46 26 10q8 4 8 12v54Z" fill={color.sheet} {...inked} />
      <path d="M7 98h218v39H7Z" {...shaded} />
      <path d="M152 60V22l28 38Z" fill={color.actionWash} {...inked} />
      <path d="M32 0h96M44 0v8m72-8v8" {...inked} strokeWidth={4} />
      <Label x={24} y={62} size={24} weight={700} fill={color.screenInk} voice="heading">
        Plumber
      </Label>
      {children}
      <g fill={color.device} {...inked}>
        <circle cx={56} cy={136} r={21} />
        <circle cx={182} cy={136} r={21} />
      </g>
      <path d="M56 136h0m126 0h0" stroke={color.line} strokeWidth={15} />
    </Placed>
  );
}

interface ShoeBoxProps {
  readonly x: number;
  readonly y: number;
  readonly size: string;
}

/** A shoe box under its lid, with the size on its end, 64 × 36. */
function ShoeBox({ x, y, size }: ShoeBoxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2 10h60v26H2Z" fill={color.clay} {...inked} />
      <path d="M46 11h15v24H46Z" {...warmShaded} />
      <path d="M0 0h64v12H0Z" fill={color.screenAction} {...inked} />
      <path d="M9 17h26v14H9Z" fill={color.sheet} />
      <Label x={22} y={28.5} size={12.5} weight={700} anchor="middle" fill={color.screenInk}>
        {size}
      </Label>
    </g>
  );
}

interface ShoeProps {
  /** Of its heel; it stands on the shelf. */
  readonly x: number;
  readonly upper: string;
}

/** A trail shoe, 40 × 24. */
function Shoe({ x, upper }: ShoeProps) {
  return (
    <g transform={`translate(${x} 2)`}>
      <path d="M1 20V4Q1 0 5 1q5 3 10-1l3-1 8 9 9 3q5 1 5 9Z" fill={upper} {...inked} />
      <path d="m19 5-3 4m7 0-3 4" {...inked} strokeWidth={1.5} />
      <path d="M0 19h41v5H0Z" fill={color.sheet} {...inked} />
    </g>
  );
}

const stock = [
  ['7', '× 2'],
  ['8', '× 0'],
  ['9', '× 5'],
  ['10', '× 3'],
  ['11', '× 1'],
  ['12', '× 6'],
] as const;

/** One shoe, six sizes, what is left of each. */
function Retail() {
  return (
    <>
      <path d="M-99 222h558v400H-99Z" fill={color.line} {...inked} />
      <path d="M-99 230h558v12H-99Z" {...shaded} />
      <path
        d="M-150 600V257h84v343m12 0V257h84v343m12 0V257h84v343m12 0V257h84v343m12 0V257h84v343m12 0V257h84v343m12 0V257h84v343"
        {...inked}
        strokeWidth={hairWidth}
      />
      <path d="M-99 222h558v11H-99Z" fill={color.paint} {...inked} />
      <path d="M-99 27h558v8H-99Z" fill={color.paint} {...inked} />
      <Shoe x={-45.5} upper={color.paint} />
      <Shoe x={36.5} upper={color.sheet} />
      <Shoe x={118.5} upper={color.screenMoney} />
      <Shoe x={200.5} upper={color.sheet} />
      <Shoe x={282.5} upper={color.paint} />
      <Shoe x={364.5} upper={color.sheet} />
      <CountertopPos x={14} y={53} scale={0.75} drawer={false}>
        <ScreenText x={14} y={25} size={15} weight={700} voice="heading">
          Trail shoe
        </ScreenText>
        <ScreenTiles x={14} y={38} items={stock} columns={3} width={48} height={55} size={13} touched={3} />
        <ScreenRow x={182} y={52} width={92} label="Card" amount="$92.70" size={13.5} strong />
        <ScreenRow x={182} y={76} width={92} label="Cash" amount="$90.00" size={13.5} tone="money" strong />
        <ScreenRule x={182} y={91} width={92} />
        <ScreenButton x={182} y={118} width={92} height={36} label="Charge" size={15} />
      </CountertopPos>
      <ShoeBox x={262} y={186} size="9" />
      <ShoeBox x={258} y={150} size="10" />
      <ShoeBox x={264} y={114} size="11" />
    </>
  );
}

/** The kitchen has it before the guest has tipped. */
function Restaurant() {
  return (
    <>
      <KitchenScreen
        x={10}
        y={28}
        scale={0.8}
        tickets={[
          { title: 'Table 6', time: '2:10', items: ['2 × Soup', '1 × Bread'], tone: 'money' },
          { title: 'Table 9', time: '0:40', items: ['1 × Trout', 'no butter', '1 × Salad'] },
        ]}
      />
      <Handheld x={236} y={15} scale={0.92} rotate={4}>
        <ScreenText x={45} y={26} size={13} anchor="middle" tone="soft">
          Add a tip
        </ScreenText>
        <ScreenText x={45} y={50} size={19} weight={750} anchor="middle" voice="heading">
          $46.00
        </ScreenText>
        <ScreenBox x={10} y={64} width={70} height={24} radius={6} />
        <ScreenText x={45} y={81} size={13} weight={650} anchor="middle">
          $7.00
        </ScreenText>
        <ScreenButton x={10} y={94} width={70} height={24} label="$9.00" size={13} />
        <ScreenText x={45} y={139} size={13} anchor="middle" tone="soft">
          No tip
        </ScreenText>
      </Handheld>
    </>
  );
}

/** A basket on its way out of the browser. */
function Ecommerce() {
  return (
    <>
      <path d="M8 210h344" {...inked} />
      <Laptop x={12} y={36} scale={0.82}>
        <ScreenText x={16} y={30} size={17} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenRow x={16} y={58} width={122} label="Lamp" amount="$64.00" size={14} />
        <ScreenRow x={16} y={81} width={122} label="Shipping" amount="$8.00" size={14} />
        <ScreenRule x={16} y={93} width={122} />
        <ScreenRow x={16} y={116} width={122} label="Total" amount="$72.00" size={14.5} strong />
        <ScreenBox x={150} y={18} width={102} height={26} tone="plain" />
        <ScreenText x={158} y={36} size={13.5} tone="soft" voice="mono">
          •••• 4417
        </ScreenText>
        <ScreenButton x={150} y={54} width={102} height={30} label="Pay by card" size={14} />
        <ScreenButton x={150} y={92} width={102} height={30} label="Wallet" size={14} quiet />
        <Tick x={24} y={144} size={11} />
        <ScreenText x={38} y={149} size={14} tone="soft">
          Address and code
        </ScreenText>
      </Laptop>
      <Parcel x={257} y={140.5} scale={0.66} />
      <Parcel x={272} y={88.5} scale={0.5} />
    </>
  );
}

/** The van is loaded, the deposit is in. */
function Field() {
  return (
    <>
      <path d="M8 214h344" {...inked} />
      <Van x={8} y={56}>
        <Label x={24} y={82} size={13} fill={color.screenSoft}>
          Pay at the door
        </Label>
      </Van>
      <Phone x={252} y={14} scale={0.7} rotate={5}>
        <ScreenText x={14} y={54} size={15} tone="soft">
          Deposit
        </ScreenText>
        <ScreenText x={14} y={80} size={15} weight={700} voice="heading">
          Water heater
        </ScreenText>
        <ScreenText x={14} y={120} size={26} weight={750} voice="heading">
          $400
        </ScreenText>
        <ScreenBox x={12} y={146} width={100} height={84} radius={12} tone="ok" />
        <Tick x={62} y={180} size={32} stroke={color.screenInk} weight={5} />
        <ScreenText x={62} y={219} size={17} weight={650} anchor="middle">
          Paid
        </ScreenText>
      </Phone>
    </>
  );
}

/** A ticket bought from a machine at night. */
function KioskAtNight() {
  return (
    <>
      <path d="M8 222h344" {...inked} />
      <path d="m245 61-30 161h110L295 61Z" fill={color.screen} fillOpacity={0.25} />
      <path d="m256 61-14 161h56L284 61Z" fill={color.screen} fillOpacity={0.4} />
      <path d="M304 222V46a17 17 0 0 0-34 0" {...inked} strokeWidth={4} />
      <path d="M256 59a14 9 0 0 0 28 0Z" fill={color.screenMoneyWash} {...inked} />
      <path d="M254 46h32l10 14h-52Z" fill={color.paper} {...inked} />
      <Kiosk x={134} y={6} scale={0.565}>
        <ScreenText x={70} y={38} size={26} weight={700} anchor="middle" voice="heading">
          Bay 14
        </ScreenText>
        <ScreenText x={70} y={64} size={19} anchor="middle" tone="soft">
          until 10:30
        </ScreenText>
        <ScreenBox x={16} y={80} width={108} height={64} radius={10} tone="ok" />
        <Tick x={70} y={113} size={36} stroke={color.screenInk} weight={6} />
        <ScreenMoney x={70} y={178} size={22} anchor="middle">
          $6.00
        </ScreenMoney>
      </Kiosk>
      <path d="M14 214v-16q0-8 8-9l12-2 17-21h34l20 22 10 3q6 2 6 9v14Z" fill={color.action} {...inked} />
      <path d="m42 187 12-14h12v14Zm32 0v-14h9l13 14Z" fill={color.paper} {...inked} />
      <g fill={color.device} {...inked}>
        <circle cx={36} cy={211} r={11} />
        <circle cx={98} cy={211} r={11} />
      </g>
    </>
  );
}

/** The day it renews, and the card that pays. */
function Subscription() {
  return (
    <>
      <Calendar x={40} y={24} scale={1.08} month="March" startsOn={0} marked={[2, 9]} done={16} />
      <PaymentCard x={176} y={104} scale={0.98} rotate={-8} digits="4417" name="Member since 2019" />
      <rect x={212} y={38} width={124} height={40} rx={20} fill={color.paper} {...inked} />
      <Tick x={232} y={58} size={11} stroke={color.action} weight={2.5} />
      <Label x={246} y={62.5} size={12.5} weight={650}>
        Renewed
      </Label>
    </>
  );
}

/** Advice by the hour, paid from bank to bank. */
function Invoice() {
  return (
    <>
      <Document
        x={22}
        y={22}
        rotate={-3}
        scale={0.9}
        width={176}
        title="Invoice 208"
        rows={[{ label: 'Advice, 2 hours' }, { label: 'Filing' }, { label: 'Due in 30 days' }]}
        ruled={3}
      />
      <path d="M192 118h32m0 0-8-8m8 8-8 8" {...inked} strokeWidth={3} />
      <g transform="translate(238 52) scale(1.1)">
        <path d="M0 34 44 4l44 30Z" fill={color.action} {...inked} />
        <path d="M10 34h12v50H10Zm28 0h12v50H38Zm28 0h12v50H66Z" fill={color.sheet} {...inked} />
        <path d="M-4 84h96v14H-4Z" fill={color.screenMoneyWash} {...inked} />
        <path d="M56 85h35v12H56Z" {...warmShaded} />
        <Label x={44} y={122} size={13} weight={650} anchor="middle">
          By ACH
        </Label>
      </g>
    </>
  );
}

/** Papers that agree, kept behind a shield. */
function Regulated() {
  return (
    <>
      <Document
        x={28}
        y={22}
        rotate={-5}
        width={140}
        height={176}
        title="License"
        rows={[{ label: 'In date', done: true }]}
        ruled={5}
      />
      <Document
        x={122}
        y={16}
        rotate={4}
        width={166}
        height={190}
        title="Refund policy"
        rows={[
          { label: '30 days', done: true },
          { label: 'On the website', done: true },
        ]}
        ruled={4}
      />
      <Shield x={248} y={92} scale={1.06} />
    </>
  );
}

const box = '0 0 360 236';

/** A scene for each trade. */
export const tradeScenes = defineScenes([
  { id: 'industries-retail', viewBox: box, Drawing: Retail, overflow: 'visible' },
  { id: 'industries-restaurant', viewBox: box, Drawing: Restaurant },
  { id: 'industries-ecommerce', viewBox: box, Drawing: Ecommerce },
  { id: 'industries-field', viewBox: box, Drawing: Field },
  { id: 'industries-kiosk', viewBox: box, Drawing: KioskAtNight },
  { id: 'industries-subscription', viewBox: box, Drawing: Subscription },
  { id: 'industries-b2b', viewBox: box, Drawing: Invoice },
  { id: 'industries-high-risk', viewBox: box, Drawing: Regulated },
]);
