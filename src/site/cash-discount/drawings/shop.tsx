import { Coin } from '../../../drawings/kit/Coin.tsx';
import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Loaf } from '../../../drawings/kit/goods.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded, warmShaded } from '../../../drawings/kit/palette.ts';
import { SmartTerminal } from '../../../drawings/kit/SmartTerminal.tsx';
import { ScreenBox, ScreenMoney, ScreenRule, ScreenText } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';
import { Price } from './Price.tsx';

/** Heads the column that cards pay. */
function CashByCard() {
  return <PaymentCard x={3} y={3} scale={0.5} />;
}

/** Heads the column that cash pays. */
function CashInCash() {
  return <Coin x={3} y={2} scale={0.74} code="$" />;
}

const receipt = 'M0 1h184V270H0Z';

/** The inside of an open box and the flaps behind what stands in it. */
function BoxInside() {
  const mouth = 'M24 262 90 232H462L396 262Z';
  return (
    <>
      <path d="M90 232 104 186H476L462 232Z" fill={color.clay} {...inked} />
      <path d="M90 232 104 186H476L462 232Z" {...warmShaded} />
      <path d="M24 262 90 232 68 194 2 224Z" fill={color.clay} {...inked} />
      <path d={mouth} fill={color.clay} />
      <path d={mouth} fill={color.shade} fillOpacity={0.45} {...inked} />
    </>
  );
}

/** Its front and its side, before what stands in it, and the flaps that hang down on them. */
function BoxFront() {
  const side = 'M396 262 462 232V394L396 426Z';
  return (
    <>
      <path d="M24 262H396V426H28q-4 0-4-4Z" fill={color.clay} {...inked} />
      <path d={side} fill={color.clay} />
      <path d={side} {...warmShaded} {...inked} fillOpacity={0.3} />
      <path d="M25 302H382l14 6V263H25Z" {...warmShaded} />
      <path d="M24 262H396L384 300H8Z" fill={color.clay} {...inked} />
      <path d="M396 262 462 232l28 26-66 30Z" fill={color.clay} {...inked} />
      <rect x={52} y={322} width={168} height={78} rx={8} fill={color.sheet} {...inked} />
      <Label x={66} y={356} size={25} weight={600} voice="mono" fill={color.screenInk}>
        Your shop
      </Label>
      <path d="M69.5 374h108m-108 12h72" stroke={color.screenLine} strokeWidth={3} />
    </>
  );
}

/** Sign, receipt, script card and checklist, out of one box. */
function CashKit() {
  return (
    <>
      <BoxInside />
      <Document
        x={26}
        y={36}
        rotate={-9}
        scale={1.2}
        width={124}
        title="Setup"
        rows={[
          { label: 'Signs', done: true },
          { label: 'Receipts', done: true },
          { label: 'Staff', done: false },
        ]}
      />
      <Placed x={252} y={16} rotate={8} width={184} height={270}>
        <path d={receipt} transform="translate(7 9)" {...shaded} />
        <path d={receipt} fill={color.sheet} {...inked} />
        <g transform="translate(65 20) scale(0.95)">
          <Price x={0} y={0} />
          <Price x={0} y={70} cash />
        </g>
      </Placed>
      <Placed x={154} y={6} rotate={-2} width={150} height={280}>
        <rect x={6} y={8} width={150} height={280} rx={10} {...shaded} />
        <rect width={150} height={280} rx={10} fill={color.device} {...inked} />
        <rect x={7} y={7} width={136} height={266} rx={5} stroke={color.deviceKey} strokeWidth={hairWidth} />
        <Label x={75} y={52} size={22} weight={750} anchor="middle" fill={color.screen} voice="heading">
          Two prices
        </Label>
        <Label x={75} y={79} size={22} weight={750} anchor="middle" fill={color.screen} voice="heading">
          in this shop
        </Label>
        <path d="M21 99h108" stroke={color.deviceKey} strokeDasharray="1 5" />
        <PaymentCard x={49} y={112} scale={0.32} plain />
        <Label x={75} y={167} size={19} anchor="middle" fill={color.screen}>
          Card price
        </Label>
        <Coin x={57} y={180} scale={0.5} code="$" />
        <Label x={75} y={239} size={19} anchor="middle" fill={color.screenMoneyWash}>
          Cash price
        </Label>
      </Placed>
      <BoxFront />
      <Placed x={312} y={330} rotate={-6} width={178} height={96}>
        <rect x={5} y={7} width={178} height={96} rx={9} {...shaded} />
        <rect width={178} height={96} rx={9} fill={color.sheet} {...inked} />
        <Label x={16} y={31} size={19} fill={color.screenInk}>
          “The card price is
        </Label>
        <Label x={16} y={55} size={19} fill={color.screenInk}>
          $103; with cash
        </Label>
        <Label x={16} y={79} size={19} weight={650} fill={color.screenMoney}>
          it’s $100.”
        </Label>
      </Placed>
    </>
  );
}

/** Bread on its shelf, and the tag on the edge of it with both prices. */
function Shelf() {
  return (
    <>
      <path d="M22 20h10v256H22ZM234 20h10v256h-10Z" fill={color.paint} {...inked} />
      <Loaf x={43} y={52} scale={0.66} />
      <Loaf x={137} y={52} scale={0.66} />
      <path
        d="M50 258v-12q0-14 24-14t24 14v12Zm59 0v-12q0-14 24-14t24 14v12Zm59 0v-12q0-14 24-14t24 14v12Z"
        fill={color.crust}
        {...inked}
      />
      <path d="M66 238l6 14m53-14 6 14m53-14 6 14" stroke={color.screenMoney} strokeWidth={2} />
      <path d="M14 9h238v12H14ZM14 102h238v14H14ZM14 258h238v12H14Z" fill={color.paint} {...inked} />
      <rect x={37} y={108} width={192} height={92} rx={7} fill={color.sheet} {...inked} />
      <Label x={48} y={131} size={18} weight={700} voice="heading" fill={color.screenInk}>
        Rye loaf
      </Label>
      <path d="M37 141h192M133 141v59" {...inked} />
      <Label x={48} y={162} size={15} fill={color.screenSoft}>
        Card price
      </Label>
      <Money x={48} y={188} size={21} weight={700} anchor="start" fill={color.screenInk}>
        9.27
      </Money>
      <Label x={144} y={162} size={15} fill={color.screenMoney}>
        Cash price
      </Label>
      <Money x={144} y={188} size={21} weight={700} anchor="start" fill={color.screenMoney}>
        9.00
      </Money>
    </>
  );
}

/** One amount keyed, two totals shown. */
function CashTerminal() {
  return (
    <>
      <path d="M0 276V68q0-28 28-28h424q28 0 28 28v208Z" fill={color.actionWash} />
      <path d="M1 276h478" {...inked} />
      <Shelf />
      <SmartTerminal x={342} y={27} scale={0.8} lights={2}>
        <Price x={8} y={8} height={86} />
        <Price x={8} y={102} height={86} cash />
      </SmartTerminal>
      <PaymentCard x={262} y={211} scale={0.54} rotate={-14} />
      <Coin x={327} y={228} scale={0.62} code="$" />
    </>
  );
}

const shelf = [
  ['Oat latte', '5.15', '5.00'],
  ['Cinnamon roll', '4.12', '4.00'],
  ['Rye loaf', '9.27', '9.00'],
] as const;

/** Both prices stored with every item. */
function CashPos() {
  return (
    <>
      <path d="M0 276V68q0-28 28-28h424q28 0 28 28v208Z" fill={color.actionWash} />
      <path d="M1 276h478" {...inked} />
      <Loaf x={8} y={182} scale={0.38} rotate={-70} />
      <path d="M8 276 11 206l7-6 7 6 7-6 7 6 7-6 7 6 7-6 4 6 3 70Z" fill={color.sheet} {...inked} />
      <CountertopPos x={74} y={16} scale={0.95}>
        <ScreenBox x={208} y={8} width={72} height={152} radius={8} tone="money" />
        <ScreenText x={192} y={33} size={18} anchor="end" tone="soft">
          Card
        </ScreenText>
        <ScreenText x={270} y={33} size={18} anchor="end" tone="money">
          Cash
        </ScreenText>
        {shelf.map(([name, card, cash], row) => (
          <g key={name} transform={`translate(0 ${70 + row * 37})`}>
            <ScreenRule x={16} y={-24} width={254} />
            <ScreenText x={16} y={0} size={18} weight={600}>
              {name}
            </ScreenText>
            <ScreenMoney x={192} y={0} size={19}>
              {card}
            </ScreenMoney>
            <ScreenMoney x={270} y={0} size={19} tone="money">
              {cash}
            </ScreenMoney>
          </g>
        ))}
      </CountertopPos>
      <path d="m392 275 5-20M451 275l-5-20" {...inked} strokeWidth={4} />
      <rect x={374} y={190} width={98} height={68} rx={8} fill={color.sheet} {...inked} />
      <Label x={382} y={216} size={16} fill={color.screenSoft}>
        Card
      </Label>
      <Money x={464} y={216} size={16} fill={color.screenInk}>
        9.27
      </Money>
      <path d="M382 224h82" stroke={color.screenLine} />
      <Label x={382} y={245} size={16} fill={color.screenMoney}>
        Cash
      </Label>
      <Money x={464} y={245} size={16} fill={color.screenMoney}>
        9.00
      </Money>
    </>
  );
}

/** The heads of the board, the box, and the machines that show both prices. */
export const shopScenes = defineScenes([
  { id: 'cash-by-card', viewBox: '0 0 88 58', Drawing: CashByCard },
  { id: 'cash-in-cash', viewBox: '0 0 60 62', Drawing: CashInCash },
  { id: 'cash-kit', viewBox: '0 0 500 442', Drawing: CashKit },
  { id: 'cash-terminal', viewBox: '0 0 480 280', Drawing: CashTerminal },
  { id: 'cash-pos', viewBox: '0 0 480 280', Drawing: CashPos },
]);
