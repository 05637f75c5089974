import { Coin } from '../../drawings/kit/Coin.tsx';
import { CountertopPos } from '../../drawings/kit/CountertopPos.tsx';
import { Document } from '../../drawings/kit/Document.tsx';
import { Loaf, Parcel } from '../../drawings/kit/goods.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Placed, type Placement } from '../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../drawings/kit/palette.ts';
import { Receipt } from '../../drawings/kit/Receipt.tsx';
import { Shield } from '../../drawings/kit/Shield.tsx';
import { SmartTerminal } from '../../drawings/kit/SmartTerminal.tsx';
import { ScreenBox, ScreenMoney, ScreenRow, ScreenRule, ScreenText, TapMark } from '../../drawings/kit/screen.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';
import { amountOf } from '../../figures/amounts.ts';
import { claim } from '../../figures/ledger.ts';
import { formatAmount, formatTotal } from '../../lib/money.ts';

/** Heads the column that cards pay. */
function CashByCard() {
  return <PaymentCard x={3} y={3} scale={0.5} />;
}

/** Heads the column that cash pays. */
function CashInCash() {
  return <Coin x={3} y={2} scale={0.74} code="$" />;
}

interface TwoPricesProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Both totals of the ticket on a device's screen, each in its own box; 118 high. */
function TwoPrices({ x, y, width }: TwoPricesProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ScreenBox x={0} y={0} width={width} height={56} radius={8} tone="plain" />
      <ScreenText x={10} y={21} size={16}>
        Card price
      </ScreenText>
      <ScreenText x={10} y={47} size={25} weight={750} voice="heading">
        $30.90
      </ScreenText>
      <ScreenBox x={0} y={62} width={width} height={56} radius={8} tone="money" />
      <ScreenText x={10} y={83} size={16} tone="money">
        Cash price
      </ScreenText>
      <ScreenText x={10} y={109} size={25} weight={750} voice="heading" tone="money">
        $30.00
      </ScreenText>
    </g>
  );
}

interface JarProps extends Placement {
  readonly label: string;
  readonly figure: string;
}

/** A jar of coins with a label, 128 × 170. */
function Jar({ label, figure, ...place }: JarProps) {
  const glass = 'M22 22h84v10q0 8 8 14 13 8 13 26v72q0 25-25 25H26q-25 0-25-25V72q0-18 13-26 8-6 8-14Z';
  return (
    <Placed {...place} width={128} height={170}>
      <path d={glass} transform="translate(6 7)" {...shaded} />
      <path d={glass} fill={color.paper} {...inked} />
      <path d="M5 82h118v62q0 21-21 21H26q-21 0-21-21Z" fill={color.moneyWash} />
      {[
        [6, 62],
        [40, 54],
        [74, 62],
        [24, 84],
        [60, 82],
        [6, 118],
        [42, 122],
        [78, 118],
      ].map(([x, y]) => (
        <Coin key={`${x} ${y}`} x={x ?? 0} y={y ?? 0} scale={0.58} code="$" />
      ))}
      <rect x={16} y={92} width={96} height={50} rx={7} fill={color.paper} {...inked} />
      <Label x={64} y={111} size={14} anchor="middle" fill={color.inkSoft}>
        {label}
      </Label>
      <Money x={64} y={131} size={18} weight={700} anchor="middle" fill={color.money}>
        {figure}
      </Money>
      <rect x={12} y={1} width={104} height={22} rx={7} fill={color.line} {...inked} />
      <path d="M18 72q0-10 8-15" stroke={color.ground} strokeWidth={5} />
    </Placed>
  );
}

/** A month's statement, and what its card fees come to in a year. */
function CashSaving() {
  return (
    <>
      <Document x={24} y={18} width={212} height={196} rotate={-3} title="Statement" />
      <Placed x={24} y={18} rotate={-3} width={212} height={196}>
        {[
          ['Card volume', formatAmount(amountOf(claim('cash-discount.volume')))],
          ['Effective rate', claim('cash-discount.fee-rate').value],
        ].map(([label = '', amount = ''], row) => (
          <g key={label} transform={`translate(18 ${66 + row * 24})`}>
            <Label x={0} y={0} size={14} fill={color.screenSoft}>
              {label}
            </Label>
            <Money x={176} y={0} size={14} weight={500} fill={color.screenInk}>
              {amount}
            </Money>
          </g>
        ))}
        <rect x={10} y={106} width={192} height={52} rx={8} fill={color.screenMoneyWash} />
        <Label x={20} y={127} size={14} fill={color.screenMoney}>
          Card fees
        </Label>
        <Money x={194} y={148} size={22} weight={700} fill={color.screenMoney}>
          {formatTotal(amountOf(claim('cash-discount.monthly-saving')))}
        </Money>
        <path d="M18 174h100" stroke={color.screenLine} strokeWidth={3} />
      </Placed>
      <Jar x={244} y={46} label="A year" figure={claim('cash-discount.yearly-saving').value} />
    </>
  );
}

/** One order, the same two prices on every screen. */
function CashIntegration() {
  return (
    <>
      <path d="M6 226h388" {...inked} />
      <path d="M236 196q30 0 38 12t30 8" stroke={color.deviceEdge} strokeWidth={3} />
      <CountertopPos x={14} y={10} scale={0.79}>
        <ScreenText x={16} y={32} size={16} weight={650}>
          Order 0521
        </ScreenText>
        <ScreenRow x={16} y={60} width={112} label="1 × Latte" amount="5.00" size={15} />
        <ScreenRow x={16} y={81} width={112} label="2 × Roll" amount="8.00" size={15} />
        <ScreenRow x={16} y={102} width={112} label="1 × Soup" amount="8.00" size={15} />
        <ScreenRow x={16} y={123} width={112} label="1 × Loaf" amount="9.00" size={15} />
        <ScreenRule x={16} y={132} width={112} />
        <ScreenRow x={16} y={152} width={112} label="Cash" amount="30.00" size={15} strong />
        <TwoPrices x={146} y={24} width={128} />
      </CountertopPos>
      <SmartTerminal x={284} y={6} scale={0.72} lights={2}>
        <TwoPrices x={9} y={36} width={112} />
      </SmartTerminal>
    </>
  );
}

/** The sign at the door. */
function CashCompliance() {
  return (
    <>
      <path d="M66 230V40a22 22 0 0 1 22-22h196a22 22 0 0 1 22 22v190Z" fill={color.actionWash} {...inked} />
      <path d="M90 230V58q0-14 14-14h164q14 0 14 14v172Z" fill={color.paper} {...inked} />
      <path d="M92 96 134 46M92 124l66-78" stroke={color.actionWash} strokeWidth={5} />
      <path d="M120 96q66-60 132 0" {...inked} />
      <circle cx={186} cy={62} r={6} fill={color.device} />
      <rect x={112} y={102} width={160} height={104} rx={10} {...shaded} />
      <rect x={106} y={94} width={160} height={104} rx={10} fill={color.device} {...inked} />
      <Label x={186} y={122} size={16} weight={700} anchor="middle" fill={color.screen} voice="heading">
        Two prices here
      </Label>
      <path d="M122 134h128" stroke={color.deviceKey} />
      <Label x={186} y={158} size={15} anchor="middle" fill={color.screen}>
        Card price, or
      </Label>
      <Label x={186} y={181} size={15} weight={650} anchor="middle" fill={color.screenMoneyWash}>
        cash price for less
      </Label>
      <path d="M20 231h360" {...inked} />
      <Shield x={276} y={118} scale={1.05} />
    </>
  );
}

/** Sign, receipt, script card and checklist, out of one parcel. */
function CashKit() {
  return (
    <>
      <circle cx={250} cy={236} r={196} fill={color.actionWash} />
      <Document
        x={70}
        y={70}
        rotate={-11}
        scale={1.3}
        width={124}
        title="Setup"
        rows={[
          { label: 'Signs', done: true },
          { label: 'Receipts', done: true },
          { label: 'Wording', done: true },
          { label: 'Staff', done: false },
        ]}
      />
      <Receipt
        x={236}
        y={38}
        rotate={10}
        size={14}
        title="Receipt test"
        lines={[{ label: '1 × Rye loaf', amount: '9.27' }]}
        cardPrice="$9.27"
        cashPrice="$9.00"
      />
      <Placed x={158} y={26} rotate={-2} width={176} height={196}>
        <rect x={6} y={8} width={176} height={196} rx={10} {...shaded} />
        <rect width={176} height={196} rx={10} fill={color.device} {...inked} />
        <rect x={9} y={9} width={158} height={178} rx={5} stroke={color.deviceKey} strokeWidth={hairWidth} />
        <Label x={88} y={48} size={23} weight={750} anchor="middle" fill={color.screen} voice="heading">
          Two prices
        </Label>
        <Label x={88} y={74} size={23} weight={750} anchor="middle" fill={color.screen} voice="heading">
          in this shop
        </Label>
        <path d="M28 92h120" stroke={color.deviceKey} strokeDasharray="1 5" />
        <Label x={88} y={118} size={15} anchor="middle" fill={color.screen}>
          Card price
        </Label>
        <Label x={88} y={142} size={15} anchor="middle" fill={color.screenMoneyWash}>
          Cash price
        </Label>
      </Placed>
      <Parcel x={118} y={226} scale={2} label="Two prices">
        {null}
      </Parcel>
      <Placed x={288} y={352} rotate={-6} width={168} height={90}>
        <rect x={5} y={7} width={168} height={90} rx={9} {...shaded} />
        <rect width={168} height={90} rx={9} fill={color.paper} {...inked} />
        <Label x={16} y={30} size={15}>
          “The card price is
        </Label>
        <Label x={16} y={51} size={15}>
          $103. With cash
        </Label>
        <Label x={16} y={72} size={15} weight={650} fill={color.money}>
          it’s $100.”
        </Label>
      </Placed>
    </>
  );
}

/** One amount keyed, two totals shown. */
function CashTerminal() {
  return (
    <>
      <rect x={10} y={40} width={460} height={236} rx={28} fill={color.actionWash} />
      <path d="M4 276h472" {...inked} />
      <path d="M52 276v-66h120v66" fill={color.line} {...inked} />
      <rect x={26} y={150} width={172} height={82} rx={9} {...shaded} transform="translate(5 7)" />
      <rect x={26} y={150} width={172} height={82} rx={9} fill={color.paper} {...inked} />
      <Label x={38} y={173} size={15} weight={700} voice="heading">
        Rye loaf
      </Label>
      <path d="M26 183h172M112 183v49" {...inked} />
      <Label x={38} y={201} size={13} fill={color.inkSoft}>
        Card price
      </Label>
      <Money x={38} y={222} size={17} weight={700} anchor="start">
        9.27
      </Money>
      <Label x={124} y={201} size={13} fill={color.money}>
        Cash price
      </Label>
      <Money x={124} y={222} size={17} weight={700} anchor="start" fill={color.money}>
        9.00
      </Money>
      <Loaf x={54} y={76} scale={0.98} />
      <SmartTerminal x={232} y={8} scale={0.85} lights={2}>
        <ScreenText x={65} y={27} size={13} anchor="middle" tone="soft">
          Choose how to pay
        </ScreenText>
        <TwoPrices x={9} y={40} width={112} />
        <TapMark x={58} y={177} size={18} weight={2.5} />
      </SmartTerminal>
      <PaymentCard x={372} y={196} scale={0.56} rotate={-14} />
      <Coin x={398} y={134} scale={0.62} code="$" />
    </>
  );
}

const shelf = [
  ['Oat latte', '5.15', '5.00'],
  ['Cinnamon roll', '4.12', '4.00'],
  ['Soup of the day', '8.24', '8.00'],
  ['Rye loaf', '9.27', '9.00'],
] as const;

/** Both prices stored with every item. */
function CashPos() {
  return (
    <>
      <rect x={10} y={40} width={460} height={236} rx={28} fill={color.actionWash} />
      <path d="M4 276h472" {...inked} />
      <Loaf x={16} y={222} scale={0.7} />
      <path d="m404 276 6-22M456 276l-6-22" {...inked} strokeWidth={4} />
      <rect x={384} y={176} width={90} height={80} rx={8} fill={color.paper} {...inked} />
      <Label x={429} y={200} size={13} weight={700} anchor="middle" voice="heading">
        Two prices
      </Label>
      <path d="M396 209h66" stroke={color.line} />
      <Label x={429} y={228} size={13.5} anchor="middle" fill={color.inkSoft}>
        Card price
      </Label>
      <Label x={429} y={247} size={13.5} anchor="middle" fill={color.money}>
        Cash price
      </Label>
      <CountertopPos x={86} y={2}>
        {shelf.map(([name, card, cash], index) => (
          <g key={name} transform={`translate(${10 + (index % 2) * 138} ${10 + Math.floor(index / 2) * 76})`}>
            <ScreenBox x={0} y={0} width={130} height={70} radius={8} />
            <ScreenText x={10} y={22} size={14} weight={650}>
              {name}
            </ScreenText>
            <ScreenText x={10} y={42} size={13.5} tone="soft">
              Card
            </ScreenText>
            <ScreenMoney x={120} y={42} size={14}>
              {card}
            </ScreenMoney>
            <ScreenText x={10} y={60} size={13.5} tone="money">
              Cash
            </ScreenText>
            <ScreenMoney x={120} y={60} size={14} tone="money">
              {cash}
            </ScreenMoney>
          </g>
        ))}
      </CountertopPos>
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
  { id: 'cash-kit', viewBox: '0 0 500 460', Drawing: CashKit },
  { id: 'cash-terminal', viewBox: '0 0 480 300', Drawing: CashTerminal },
  { id: 'cash-pos', viewBox: '0 0 480 300', Drawing: CashPos },
]);
