import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked } from '../../../drawings/kit/palette.ts';
import { TapMark, Tick } from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { Label } from '../../../drawings/text.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Amount, ColumnPart, figure, Lines, lit } from '../figure-parts.tsx';

const flatRate = 82_500;
const ticketSizes = [
  { sales: '600 sales of $50', ofAmount: 7_500, perSale: 6_000, share: '2.3%' },
  { sales: '3,000 sales of $10', ofAmount: 7_500, perSale: 30_000, share: '1.5%' },
] as const;

const column = { width: 200, top: 62, height: 330 } as const;
const tall = (cents: number) => round((cents / flatRate) * column.height);

/** What a flat rate leaves for interchange once a markup is paid, at two ticket sizes. */
function RoomUnderTheFlatRate() {
  return (
    <>
      <Label x={24} y={42} size={17.5} weight={650}>
        The flat rate takes
      </Label>
      <Amount x={456} y={43} size={20}>
        {formatMoney(flatRate)}
      </Amount>
      {ticketSizes.map(({ sales, ofAmount, perSale, share }, index) => {
        const markupTop = round(column.height - tall(ofAmount) - tall(perSale));
        return (
          <g key={sales} transform={`translate(${32 + index * 216} ${column.top})`}>
            <rect width={column.width} height={column.height} fill={lit.paper} {...inked} />
            <Label x={9} y={56} size={36} weight={750} fill={lit.ink} voice="heading">
              {formatMoney(flatRate - ofAmount - perSale)}
            </Label>
            <Amount x={191} y={56} size={22} fill={lit.ink}>
              {share}
            </Amount>
            <Lines x={9} y={84} fill={lit.soft}>
              {['left for interchange', 'and assessments']}
            </Lines>
            <ColumnPart
              y={markupTop}
              width={column.width}
              height={tall(perSale)}
              name="Each sale"
              cents={perSale}
              fill={lit.moneyWash}
              on={lit.ink}
            />
            <ColumnPart
              y={column.height - tall(ofAmount)}
              width={column.width}
              height={tall(ofAmount)}
              name="On the amount"
              cents={ofAmount}
              fill={color.action}
              on={color.onAction}
            />
            <Label x={column.width / 2} y={column.height + 32} size={18} weight={700} anchor="middle" voice="heading">
              {sales}
            </Label>
          </g>
        );
      })}
      <path d="M24 62h432M24 392h432" {...inked} />
    </>
  );
}

/** A card number typed into a form, 88 × 36. */
function NumberField(place: Placement) {
  return (
    <Placed {...place} width={88} height={36}>
      <rect width={88} height={36} rx={8} fill={lit.paper} {...inked} />
      <Label x={43} y={23.5} size={16.5} fill={lit.ink} anchor="middle" voice="mono">
        •• 4417
      </Label>
    </Placed>
  );
}

interface ChecksProps {
  readonly x: number;
  readonly y: number;
  readonly passed: boolean;
}

/** The two checks that may go with a typed number. */
function Checks({ x, y, passed }: ChecksProps) {
  return ['AVS', 'CVV'].map((check, index) => (
    <g key={check} transform={`translate(${x} ${y + index * 33})`}>
      <rect
        width={88}
        height={26}
        rx={13}
        fill={passed ? lit.action : undefined}
        stroke={passed ? lit.action : lit.paper}
        strokeDasharray={passed ? undefined : '4 5'}
      />
      <Label x={passed ? 14 : 44} y={19} size={16.5} weight={650} anchor={passed ? 'start' : 'middle'} fill={lit.paper}>
        {check}
      </Label>
      {passed ? <Tick x={69} y={13} size={12} stroke={lit.paper} weight={2.5} /> : null}
    </g>
  ));
}

const treads = [
  { x: 24, top: 212, y: 290, name: ['Tap or chip'], fill: color.paper, text: color.ink },
  { x: 132, top: 212, y: 290, name: ['Swipe'], fill: color.paper, text: color.ink },
  { x: 240, top: 152, y: 183, name: ['Typed'], fill: color.clay, text: lit.ink },
  { x: 348, top: 110, y: 141, name: ['Typed,', 'no check'], fill: lit.money, text: lit.paper },
] as const;
const treadWidth = 108;

/** What of a card is outside a terminal, chip first, 42 × 34. */
function CardInSlot({ x, y }: Required<Pick<Placement, 'x' | 'y'>>) {
  return (
    <>
      <path d={`M${x} ${y}h42v28q0 6-6 6H${x + 6}q-6 0-6-6Z`} fill={lit.moneyWash} {...inked} />
      <path d={`M${x + 10} ${y + 22}h22`} stroke={lit.money} strokeWidth={4} />
    </>
  );
}

/** A card on its way down a rail at the side of a terminal, its stripe inside, 28 × 104. */
function CardInRail({ x, y }: Required<Pick<Placement, 'x' | 'y'>>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M4 8h16q6 0 6 6v44q0 6-6 6H4Z" fill={lit.moneyWash} {...inked} />
      <path d="M14 9v54" stroke={color.device} strokeWidth={8} strokeLinecap="butt" />
      <path d="M18 74v20m-6-6 6 6 6-6" {...inked} />
      <rect x={-8} width={14} height={98} rx={5} fill={color.deviceKey} stroke={color.deviceEdge} />
    </g>
  );
}

/** Four ways to take a card as a flight of stairs: what costs more stands higher. */
function EntryMethods() {
  return (
    <g transform="translate(0 -32)">
      <Terminal x={45} y={112} scale={0.5} plain>
        <TapMark x={33} y={35} size={30} weight={6} />
      </Terminal>
      <CardInRail x={199} y={108} />
      <Terminal x={130} y={112} scale={0.5} plain>
        <path d="M34 26h36M22 44h60" stroke={lit.line} strokeWidth={7} />
      </Terminal>
      {treads.map(({ x, top, y, name, fill, text }) => (
        <g key={x}>
          <path d={`M${x} ${top}h${treadWidth}v${306 - top}h-${treadWidth}Z`} fill={fill} {...inked} />
          <Lines x={x + treadWidth / 2} y={y} weight={600} anchor="middle" fill={text}>
            {name}
          </Lines>
        </g>
      ))}
      <CardInSlot x={57} y={212} />
      <NumberField x={250} y={115} />
      <Checks x={250} y={202} passed />
      <NumberField x={358} y={73} />
      <Checks x={358} y={181} passed={false} />
      <path d="M34 322v8h196v-8M250 322v8h196v-8M24 212V52m-6 7 6-7 6 7" {...inked} />
      <Label x={40} y={66} size={17.5} weight={600}>
        Cost
      </Label>
      <Label x={132} y={358} size={18} weight={700} anchor="middle" voice="heading">
        The card is read
      </Label>
      <Label x={348} y={358} size={18} weight={700} anchor="middle" voice="heading">
        Card-not-present
      </Label>
    </g>
  );
}

const feesBefore = 90_000;
const changes = [
  { what: 'Interchange-plus, no tiers', saved: 11_500 },
  { what: 'A working chip reader', saved: 5_000 },
  { what: 'A batch sent every day', saved: 2_000 },
  { what: 'Two monthly fees removed', saved: 2_500 },
] as const;

const wide = (cents: number) => round((cents / feesBefore) * 432);
const savedUpTo = (count: number) => changes.slice(0, count).reduce((sum, { saved }) => sum + saved, 0);

/** A month of fees, cut change by change. */
function FeesCutDown() {
  const saved = savedUpTo(changes.length);
  const after = feesBefore - saved;
  return (
    <>
      <rect x={24} y={28} width={432} height={54} rx={8} fill={lit.paper} {...inked} />
      <Label x={40} y={61} size={18} weight={700} fill={lit.ink} voice="heading">
        Fees today
      </Label>
      <Amount x={440} y={62} size={21} fill={lit.ink}>
        {formatMoney(feesBefore)}
      </Amount>
      {changes.map((change, index) => {
        const y = 100 + index * 40;
        const end = 456 - wide(savedUpTo(index));
        const width = wide(change.saved);
        return (
          <g key={change.what}>
            <path
              d={`M${end} ${y}v${index ? -12 : -17}`}
              stroke={color.edge}
              strokeWidth={hairWidth}
              strokeDasharray="2 3"
            />
            <rect x={end - width} y={y} width={width} height={26} fill={lit.moneyWash} {...inked} />
            <Label x={40} y={y + 19} size={17}>
              {change.what}
            </Label>
            <Amount x={end - width - 12} y={y + 19} size={17} fill={color.money}>
              {`−${formatMoney(change.saved)}`}
            </Amount>
          </g>
        );
      })}
      <path d={`M${24 + wide(after)} 246v30`} stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="2 3" />
      <rect x={24} y={268} width={wide(after)} height={56} rx={8} fill={color.action} {...inked} />
      <Label x={40} y={302} size={18} weight={700} fill={color.onAction} voice="heading">
        Fees after four changes
      </Label>
      <Amount x={10 + wide(after)} y={303} size={21} fill={color.onAction}>
        {formatMoney(after)}
      </Amount>
      <rect
        x={24 + wide(after) + 2}
        y={269}
        width={wide(saved) - 3}
        height={54}
        rx={8}
        stroke={color.money}
        strokeDasharray="4 6"
      />
      <Amount x={459 - wide(saved) / 2} y={303} size={21} anchor="middle" fill={color.money}>
        {formatMoney(saved)}
      </Amount>
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'fees-room', height: 448, Drawing: RoomUnderTheFlatRate }),
  figure({ id: 'fees-entry', height: 352, ground: 'stone', Drawing: EntryMethods }),
  figure({ id: 'fees-cut', height: 352, Drawing: FeesCutDown }),
];
