import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Label, Money } from '../../../drawings/text.tsx';
import { formatMoney, formatRate } from '../../../lib/money.ts';
import { figure, Lines, lit } from '../figure-parts.tsx';

interface ShopProps extends Placement {
  readonly fill?: string;
}

/** A shop no larger than a mark on a map, 64 × 58. */
function Shop({ fill = color.paper, ...place }: ShopProps) {
  return (
    <Placed {...place} width={64} height={58}>
      <path d="M7 18h50v39H7z" fill={color.paper} {...inked} />
      <path
        d="M9 1h46l8 17v5a7.5 7.5 0 0 1-15.5 0 7.5 7.5 0 0 1-15.5 0 7.5 7.5 0 0 1-15.5 0A7.5 7.5 0 0 1 1 23v-5Z"
        fill={fill}
        {...inked}
      />
      <path d="M16 57V37h14v20M37 37h13v10H37z" {...inked} />
    </Placed>
  );
}

/** The acquirer's name over its door, 200 × 64. */
function Acquirer(place: Placement) {
  return (
    <Placed {...place} width={200} height={64}>
      <path d="M4 24 100 1l96 23v8H4Z" fill={color.device} stroke={color.deviceEdge} />
      <path d="M12 32h176v31H12z" fill={color.paper} {...inked} />
      <Label x={100} y={53} size={16} weight={700} anchor="middle" voice="heading">
        Acquirer
      </Label>
    </Placed>
  );
}

/** An account of one's own beside a place under somebody else's. */
function TwoKindsOfAccount() {
  return (
    <>
      <path d="M280 32v336" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="2 6" />
      {[
        { x: 140, title: 'A merchant account', asks: 'Questions first', means: ['Slower to open,', 'fewer surprises'] },
        {
          x: 420,
          title: 'Under a PayFac',
          asks: 'Questions later',
          means: ['Open today, reviewed', 'after a good week'],
        },
      ].map(({ x, title, asks, means }) => (
        <g key={title}>
          <Label x={x} y={48} size={19} weight={750} anchor="middle" voice="heading">
            {title}
          </Label>
          <Acquirer x={x - 100} y={72} />
          <Label x={x} y={336} size={16} weight={650} anchor="middle">
            {asks}
          </Label>
          <Lines x={x} y={358} size={14} anchor="middle" fill={color.inkSoft}>
            {means}
          </Lines>
        </g>
      ))}
      <path d="M140 214v-74m-7 8 7-8 7 8" stroke={color.action} strokeWidth={4} />
      <Shop x={92} y={220} scale={1.5} fill={color.action} />
      <path d="M420 190v-50m-7 8 7-8 7 8" stroke={color.action} strokeWidth={4} />
      <rect x={314} y={194} width={224} height={118} rx={14} {...shaded} />
      <rect x={308} y={188} width={224} height={118} rx={14} fill={color.paper} {...inked} />
      <Label x={420} y={212} size={14.5} weight={650} anchor="middle">
        One master account
      </Label>
      {[0, 1, 2, 3].map((shop) => (
        <Shop key={shop} x={321 + shop * 51} y={228} scale={0.72} fill={shop === 1 ? color.action : color.line} />
      ))}
      <Label x={395} y={291} size={14} weight={650} anchor="middle">
        you
      </Label>
    </>
  );
}

const underneath = 76_000;
const quotes = [
  { name: 'A: flat', percentage: 110_000, perSale: 0, monthly: 0, rate: 275 },
  { name: 'B: interchange-plus', percentage: 86_000, perSale: 8_000, monthly: 2_500, rate: 241 },
  { name: 'C: tiered', percentage: 88_400, perSale: 20_000, monthly: 4_500, rate: 282 },
] as const;

const base = 378;
const columnWidth = 148;
const tall = (cents: number) => round(cents / 400);

interface PartProps {
  /** What of the quote stands below it. */
  readonly from: number;
  readonly cents: number;
  readonly label?: string;
  readonly fill: string;
  readonly text?: string;
}

/** A part of a quote's column, as tall as its amount. */
function Part({ from, cents, label, fill, text = color.ink }: PartProps) {
  if (cents === 0) return null;
  const y = base - tall(from + cents);
  return (
    <>
      <rect y={y} width={columnWidth} height={tall(cents)} fill={fill} {...inked} />
      {label === undefined ? null : (
        <Label x={columnWidth / 2} y={y + tall(cents) / 2 + 5} size={14} anchor="middle" fill={text}>
          {label}
        </Label>
      )}
    </>
  );
}

/** Three quotes for one month as columns, with the part that is the same under all of them. */
function ThreeQuotes() {
  return (
    <>
      {quotes.map(({ name, percentage, perSale, monthly, rate }, index) => {
        const total = percentage + perSale + monthly;
        return (
          <g key={name} transform={`translate(${34 + index * 172} 0)`}>
            <Part from={underneath} cents={percentage - underneath} label="percentage" fill={color.actionWash} />
            <Part from={0} cents={underneath} fill={lit.paper} />
            <Part from={percentage} cents={perSale} label="each sale" fill={color.action} text={color.onAction} />
            <Part from={percentage + perSale} cents={monthly} fill={color.shade} />
            <Money x={columnWidth / 2} y={274} size={20} anchor="middle" fill={lit.ink}>
              {formatMoney(underneath)}
            </Money>
            <Lines x={columnWidth / 2} y={297} anchor="middle" fill={lit.soft}>
              {['interchange and', 'assessments']}
            </Lines>
            <Label
              x={columnWidth / 2}
              y={base - tall(total) - 33}
              size={27}
              weight={750}
              anchor="middle"
              voice="heading"
            >
              {formatMoney(total)}
            </Label>
            <Label x={columnWidth / 2} y={base - tall(total) - 12} size={16} weight={600} anchor="middle" voice="mono">
              {formatRate(rate)}
            </Label>
            <Label x={columnWidth / 2} y={410} size={16} weight={700} anchor="middle" voice="heading">
              {name}
            </Label>
          </g>
        );
      })}
    </>
  );
}

const monthWidth = 38;

const monthsOfYear = Array.from({ length: 12 }, (_, month) => month);

/** A row of months, twelve to a year. */
function YearOfMonths({ year }: { readonly year: number }) {
  return monthsOfYear.map((month) => (
    <rect
      key={month}
      x={52 + month * monthWidth}
      y={64 + year * 52}
      width={monthWidth}
      height={38}
      fill={lit.paper}
      {...inked}
    />
  ));
}

/** A contract of three years, a square a month, and the one month in which it can be ended. */
function NoticeWindow() {
  return (
    <>
      <Label x={52} y={42} size={19} weight={750} fill={color.screen} voice="heading">
        A term of three years, month by month
      </Label>
      {[0, 1, 2].map((year) => (
        <g key={year}>
          <YearOfMonths year={year} />
          <Label x={36} y={89 + year * 52} size={16} weight={600} anchor="middle" fill={color.screen} voice="mono">
            {String(year + 1)}
          </Label>
        </g>
      ))}
      <rect x={52 + 9 * monthWidth} y={168} width={monthWidth} height={38} fill={color.ok} {...inked} />
      <path d={`M${52 + 9.5 * monthWidth} 208v20`} stroke={color.screen} />
      <Lines x={52 + 9.5 * monthWidth} y={250} size={17} weight={650} anchor="middle" fill={color.screen}>
        {['Write here: 90 to 60 days', 'before the end']}
      </Lines>
      <rect x={52} y={296} width={12 * monthWidth} height={38} stroke={color.screen} strokeDasharray="4 6" />
      <Label x={68} y={321} size={17} fill={color.screen}>
        A year more, unless you wrote
      </Label>
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'guide-accounts', height: 400, Drawing: TwoKindsOfAccount }),
  figure({ id: 'guide-quotes', height: 442, ground: 'stone', Drawing: ThreeQuotes }),
  figure({ id: 'guide-notice', height: 364, ground: 'night', Drawing: NoticeWindow }),
];
