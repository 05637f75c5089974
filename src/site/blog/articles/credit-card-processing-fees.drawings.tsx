import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { TapMark, Tick } from '../../../drawings/kit/screen.tsx';
import { Label, Money } from '../../../drawings/text.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { figure, Lines, lit } from '../figure-parts.tsx';

const flatRate = 82_500;
const ticketSizes = [
  { sales: '600 sales of $50', ofAmount: 7_500, perSale: 6_000, share: '2.3%' },
  { sales: '3,000 sales of $10', ofAmount: 7_500, perSale: 30_000, share: '1.5%' },
] as const;

const column = { width: 200, top: 62, height: 330 } as const;
const tall = (cents: number) => round((cents / flatRate) * column.height);

interface PartProps {
  readonly y: number;
  readonly cents: number;
  readonly label: string;
  readonly fill: string;
  readonly text: string;
}

/** A part of a column, as tall as its amount. */
function Part({ y, cents, label, fill, text }: PartProps) {
  const middle = y + tall(cents) / 2 + 6;
  return (
    <>
      <rect y={y} width={column.width} height={tall(cents)} fill={fill} {...inked} />
      <Label x={14} y={middle} size={16.5} weight={600} fill={text}>
        {label}
      </Label>
      <Money x={column.width - 14} y={middle} size={16.5} fill={text}>
        {formatMoney(cents)}
      </Money>
    </>
  );
}

/** What a flat rate leaves for interchange once a markup is paid, at two ticket sizes. */
function RoomUnderTheFlatRate() {
  return (
    <>
      <Label x={24} y={42} size={17.5} weight={650}>
        Flat rate in all
      </Label>
      <Money x={456} y={43} size={20}>
        {formatMoney(flatRate)}
      </Money>
      {ticketSizes.map(({ sales, ofAmount, perSale, share }, index) => {
        const markupTop = round(column.height - tall(ofAmount) - tall(perSale));
        return (
          <g key={sales} transform={`translate(${32 + index * 216} ${column.top})`}>
            <rect width={column.width} height={column.height} fill={lit.paper} {...inked} />
            <Label x={14} y={markupTop / 2 - 12} size={40} weight={750} fill={lit.ink} voice="heading">
              {formatMoney(flatRate - ofAmount - perSale)}
            </Label>
            <Lines x={14} y={markupTop / 2 + 16} fill={lit.soft}>
              {['left for interchange', 'and assessments:', share]}
            </Lines>
            <Part y={markupTop} cents={perSale} label="Each sale" fill={color.device} text={color.screen} />
            <Part
              y={column.height - tall(ofAmount)}
              cents={ofAmount}
              label="On the amount"
              fill={color.action}
              text={color.onAction}
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
      <rect x={4} y={5} width={88} height={36} rx={8} {...shaded} />
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
        fill={passed ? color.action : undefined}
        stroke={passed ? color.outline : color.edge}
        strokeDasharray={passed ? undefined : '4 5'}
      />
      <Label
        x={passed ? 14 : 44}
        y={19}
        size={16.5}
        weight={650}
        anchor={passed ? 'start' : 'middle'}
        fill={passed ? color.onAction : color.inkSoft}
      >
        {check}
      </Label>
      {passed ? <Tick x={69} y={13} size={12} stroke={color.onAction} weight={2.5} /> : null}
    </g>
  ));
}

const treads = [
  { top: 248, name: ['Tap or chip'] },
  { top: 248, name: ['Swipe'] },
  { top: 164, name: ['Typed'] },
  { top: 122, name: ['Typed,', 'no check'] },
] as const;

/** Four ways to take a card as a flight of stairs: what costs more stands higher. */
function EntryMethods() {
  return (
    <g transform="translate(0 -32)">
      {treads.map(({ top, name }, index) => (
        <g key={top}>
          <path
            d={`M${24 + index * 108} ${top}h108v${300 - top}h-108Z`}
            fill={index < 2 ? color.action : color.paper}
            {...inked}
          />
          <Lines
            x={78 + index * 108}
            y={top + 31}
            weight={600}
            anchor="middle"
            fill={index < 2 ? color.onAction : color.ink}
          >
            {name}
          </Lines>
        </g>
      ))}
      <Handheld x={76} y={154.6} scale={0.42}>
        <TapMark x={20} y={74} size={56} weight={9} />
      </Handheld>
      <Placed x={30} y={184} rotate={-14} width={54} height={36}>
        <rect width={54} height={36} rx={5} fill={lit.moneyWash} {...inked} />
        <path d="M9 14h11v8H9z" fill={color.screenMoney} />
      </Placed>
      <Handheld x={138} y={154.6} scale={0.42} />
      <rect x={174} y={146} width={36} height={60} rx={5} fill={lit.moneyWash} {...inked} />
      <path d="M200 147v58" stroke={color.device} strokeWidth={8} strokeLinecap="butt" />
      <path d="M224 150v46m-6-7 6 7 6-7" {...inked} />
      <NumberField x={250} y={116} />
      <Checks x={250} y={212} passed />
      <NumberField x={358} y={74} />
      <Checks x={358} y={190} passed={false} />
      <path d="M26 316v8h210v-8M244 316v8h210v-8M24 248V62m-6 7 6-7 6 7" {...inked} />
      <Label x={40} y={74} size={17.5} weight={600}>
        Cost
      </Label>
      <Label x={131} y={352} size={18} weight={700} anchor="middle" voice="heading">
        The card is read
      </Label>
      <Label x={349} y={352} size={18} weight={700} anchor="middle" voice="heading">
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
      <Money x={440} y={62} size={21} fill={lit.ink}>
        {formatMoney(feesBefore)}
      </Money>
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
            <Money x={end - width - 12} y={y + 19} size={17} fill={color.money}>
              {`−${formatMoney(change.saved)}`}
            </Money>
          </g>
        );
      })}
      <path d={`M${24 + wide(after)} 246v30`} stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="2 3" />
      <rect x={24} y={268} width={wide(after)} height={56} rx={8} fill={color.action} {...inked} />
      <Label x={40} y={302} size={18} weight={700} fill={color.onAction} voice="heading">
        Fees after four changes
      </Label>
      <Money x={10 + wide(after)} y={303} size={21} fill={color.onAction}>
        {formatMoney(after)}
      </Money>
      <rect
        x={24 + wide(after) + 7}
        y={269}
        width={wide(saved) - 8}
        height={54}
        rx={8}
        stroke={color.money}
        strokeDasharray="4 6"
      />
      <Money x={459 - wide(saved) / 2} y={303} size={21} anchor="middle" fill={color.money}>
        {formatMoney(saved)}
      </Money>
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'fees-room', height: 448, Drawing: RoomUnderTheFlatRate }),
  figure({ id: 'fees-entry', height: 350, ground: 'stone', Drawing: EntryMethods }),
  figure({ id: 'fees-cut', height: 352, Drawing: FeesCutDown }),
];
