import { Coin } from '../../drawings/kit/Coin.tsx';
import { CountertopPos } from '../../drawings/kit/CountertopPos.tsx';
import { Document } from '../../drawings/kit/Document.tsx';
import { Loaf } from '../../drawings/kit/goods.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Placed, type Placement } from '../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, scored, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { Shield } from '../../drawings/kit/Shield.tsx';
import { SmartTerminal } from '../../drawings/kit/SmartTerminal.tsx';
import { ScreenBox, ScreenMoney, ScreenRule, ScreenText } from '../../drawings/kit/screen.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';
import { amountOf } from '../../figures/amounts.ts';
import { claim } from '../../figures/ledger.ts';
import { formatTotal } from '../../lib/money.ts';

/** Heads the column that cards pay. */
function CashByCard() {
  return <PaymentCard x={3} y={3} scale={0.5} />;
}

/** Heads the column that cash pays. */
function CashInCash() {
  return <Coin x={3} y={2} scale={0.74} code="$" />;
}

interface PriceProps {
  readonly x: number;
  readonly y: number;
  readonly cash?: boolean;
  readonly height?: number;
}

/** One of the ticket's two totals in its box, as devices and receipts show it, 114 wide. */
function Price({ x, y, cash = false, height = 62 }: PriceProps) {
  const tone = cash ? 'money' : 'ink';
  const middle = height / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ScreenBox x={0} y={0} width={114} height={height} radius={8} tone={cash ? 'money' : 'plain'} />
      {cash ? <rect width={114} height={height} rx={8} stroke={color.screenMoney} strokeWidth={hairWidth} /> : null}
      <ScreenText x={9} y={middle - 7} size={20} tone={tone}>
        {cash ? 'Cash price' : 'Card price'}
      </ScreenText>
      <ScreenText x={9} y={middle + 21} size={27} weight={750} voice="heading" tone={tone}>
        {cash ? '$30.00' : '$30.90'}
      </ScreenText>
    </g>
  );
}

/** Above the label whole, below it without the dollar sign that it would cut. */
const coins = [
  [43, 52, '$'],
  [5, 58, '$'],
  [81, 58, '$'],
  [8, 120],
  [78, 120],
  [43, 122],
] as const;

interface JarProps extends Placement {
  readonly label: string;
  readonly figure: string;
}

/** A jar of coins with a label around it, 128 × 170. */
function Jar({ label, figure, ...place }: JarProps) {
  const glass = 'M22 22h84v10q0 8 8 14 13 8 13 26v72q0 25-25 25H26q-25 0-25-25V72q0-18 13-26 8-6 8-14Z';
  return (
    <Placed {...place} width={128} height={170}>
      <path d={glass} transform="translate(6 7)" {...shaded} />
      <path d={glass} fill={color.paper} {...inked} />
      {coins.map(([x, y, code]) => (
        <Coin key={`${x} ${y}`} x={x} y={y} scale={0.58} code={code} />
      ))}
      <path d="M1 100h126v48H1Z" fill={color.sheet} {...inked} />
      <Label x={64} y={119} size={16} anchor="middle" fill={color.screenSoft}>
        {label}
      </Label>
      <Money x={64} y={140} size={19} weight={700} anchor="middle" fill={color.screenMoney}>
        {figure}
      </Money>
      <rect x={12} y={1} width={104} height={22} rx={7} fill={color.line} {...inked} />
    </Placed>
  );
}

/** A month's statement, and what its card fees come to in a year. */
function CashSaving() {
  return (
    <>
      <Document x={24} y={34} width={212} height={166} rotate={-3} title="Statement" />
      <Placed x={24} y={34} rotate={-3} width={212} height={166}>
        {[
          ['Card volume', claim('cash-discount.volume').value],
          ['Effective rate', claim('cash-discount.fee-rate').value],
        ].map(([label = '', amount = ''], row) => (
          <g key={label} transform={`translate(18 ${66 + row * 24})`}>
            <Label x={0} y={0} size={16} fill={color.screenSoft}>
              {label}
            </Label>
            <Money x={176} y={0} size={16} weight={500} fill={color.screenInk}>
              {amount}
            </Money>
          </g>
        ))}
        <path d="M18 106h176" {...scored} />
        <Label x={18} y={138} size={16} weight={650} fill={color.screenInk}>
          Card fees
        </Label>
        <Money x={194} y={139} size={22} weight={700} fill={color.screenInk}>
          {formatTotal(amountOf(claim('cash-discount.monthly-saving')))}
        </Money>
      </Placed>
      <Jar x={244} y={46} label="At 3.63%" figure={claim('cash-discount.yearly-saving').value} />
    </>
  );
}

/** One order, the same two prices on every screen. */
function CashIntegration() {
  return (
    <>
      <path d="M2 226h396" {...inked} />
      <path d="M216 196q28 0 40 10t32 8" stroke={color.deviceEdge} strokeWidth={3} />
      <CountertopPos x={8} y={10} scale={0.79}>
        <ScreenText x={10} y={46} size={22} weight={650}>
          Order 0521
        </ScreenText>
        <g transform="translate(10 68) scale(1.14)">
          <Price x={0} y={0} />
          <Price x={121} y={0} cash />
        </g>
      </CountertopPos>
      <SmartTerminal x={268} y={1} scale={0.72} lights={2}>
        <Price x={8} y={32} />
        <Price x={8} y={102} cash />
      </SmartTerminal>
    </>
  );
}

const stripes = (from: number) => [0, 68, 136, 204, 272].map((x) => `M${from + x} 28h34v20a17 17 0 0 1-34 0Z`).join('');

/** The sign in a shop's door, under its awning, and the mark of the program beside it. */
function CashCompliance() {
  return (
    <>
      <path d="M44 30h312v196H44Z" fill={color.actionWash} {...inked} />
      <path d="M64 30h204v196H64Z" fill={color.paint} {...inked} />
      <path d="M80 50h170v156H80Z" fill={color.paper} {...inked} />
      <path d="M165 88 98 112m67-24 67 24" {...inked} />
      <circle cx={165} cy={86} r={5} fill={color.device} />
      <rect x={98} y={114} width={146} height={88} rx={8} {...shaded} />
      <rect x={92} y={107} width={146} height={88} rx={8} fill={color.sheet} {...inked} />
      <Label x={165} y={131} size={16} weight={700} anchor="middle" fill={color.screenInk} voice="heading">
        Two prices here
      </Label>
      <path d="M104 141h122" stroke={color.screenLine} />
      <Label x={165} y={161} size={15} anchor="middle" fill={color.screenInk}>
        Card price, or
      </Label>
      <Label x={165} y={182} size={15} weight={650} anchor="middle" fill={color.screenMoney}>
        cash price for less
      </Label>
      <path d="M259 132v34" stroke={color.screen} strokeWidth={4} />
      <path d="M45 31h310v44H45Z" {...shaded} />
      <path d={stripes(30)} fill={color.sheet} {...inked} />
      <path d={stripes(64)} fill={color.clay} {...inked} />
      <rect x={25} y={14} width={350} height={15} rx={4} fill={color.device} {...inked} />
      <Shield x={283} y={84} scale={0.6} />
      <path d="M286 200q-7-17 9-22 5-15 19-11 14-4 18 11 15 5 8 22Z" fill={color.paint} {...inked} />
      <path d="M280 198h66l-5 28h-56Z" fill={color.clay} {...inked} />
      <path d="M2 226h396" {...inked} />
    </>
  );
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
        <path d="M21 104h108" stroke={color.deviceKey} strokeDasharray="1 5" />
        <Label x={75} y={136} size={19} anchor="middle" fill={color.screen}>
          Card price
        </Label>
        <Label x={75} y={166} size={19} anchor="middle" fill={color.screenMoneyWash}>
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
          $103. With cash
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
      <path d="M22 44h10v232H22ZM234 44h10v232h-10Z" fill={color.paint} {...inked} />
      <Loaf x={43} y={52} scale={0.66} />
      <Loaf x={137} y={52} scale={0.66} />
      <path
        d="M50 258v-12q0-14 24-14t24 14v12Zm59 0v-12q0-14 24-14t24 14v12Zm59 0v-12q0-14 24-14t24 14v12Z"
        fill={color.crust}
        {...inked}
      />
      <path d="M66 238l6 14m53-14 6 14m53-14 6 14" stroke={color.screenMoney} strokeWidth={2} />
      <path d="M14 102h238v14H14ZM14 258h238v12H14Z" fill={color.paint} {...inked} />
      <rect x={47} y={108} width={172} height={92} rx={7} fill={color.sheet} {...inked} />
      <Label x={56} y={131} size={18} weight={700} voice="heading" fill={color.screenInk}>
        Rye loaf
      </Label>
      <path d="M47 141h172M133 141v59" {...inked} />
      <Label x={55} y={162} size={15} fill={color.screenSoft}>
        Card price
      </Label>
      <Money x={55} y={188} size={21} weight={700} anchor="start" fill={color.screenInk}>
        9.27
      </Money>
      <Label x={141} y={162} size={15} fill={color.screenMoney}>
        Cash price
      </Label>
      <Money x={141} y={188} size={21} weight={700} anchor="start" fill={color.screenMoney}>
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
      <SmartTerminal x={336} y={8} scale={0.85} lights={2}>
        <Price x={8} y={8} height={86} />
        <Price x={8} y={102} height={86} cash />
      </SmartTerminal>
      <PaymentCard x={257} y={211} scale={0.54} rotate={-14} />
      <Coin x={322} y={228} scale={0.62} code="$" />
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

/** The drawings of the cash discount page. */
export const scenes = defineScenes([
  { id: 'cash-by-card', viewBox: '0 0 88 58', Drawing: CashByCard },
  { id: 'cash-in-cash', viewBox: '0 0 60 62', Drawing: CashInCash },
  { id: 'cash-saving', viewBox: '0 0 400 240', Drawing: CashSaving },
  { id: 'cash-integration', viewBox: '0 0 400 240', Drawing: CashIntegration },
  { id: 'cash-compliance', viewBox: '0 0 400 240', Drawing: CashCompliance },
  { id: 'cash-kit', viewBox: '0 0 500 442', Drawing: CashKit },
  { id: 'cash-terminal', viewBox: '0 0 480 280', Drawing: CashTerminal },
  { id: 'cash-pos', viewBox: '0 0 480 280', Drawing: CashPos },
]);
