import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Label } from '../../../drawings/text.tsx';
import { formatMoney, formatRate } from '../../../lib/money.ts';
import { Amount, ColumnPart, figure, Lines, lit } from '../figure-parts.tsx';

interface ShopProps extends Placement {
  readonly fill?: string;
}

/** A shop no larger than a mark on a map, 64 × 58. */
function Shop({ fill = lit.paper, ...place }: ShopProps) {
  return (
    <Placed {...place} width={64} height={58}>
      <path d="M7 18h50v39H7z" fill={lit.paper} stroke={lit.ink} />
      <path
        d="M9 1h46l8 17v5a7.5 7.5 0 0 1-15.5 0 7.5 7.5 0 0 1-15.5 0 7.5 7.5 0 0 1-15.5 0A7.5 7.5 0 0 1 1 23v-5Z"
        fill={fill}
        stroke={lit.ink}
      />
      <path d="M16 57V37h14v20M37 37h13v10H37z" stroke={lit.ink} />
    </Placed>
  );
}

/** The acquirer, a bank with its name over its columns, 200 × 116. */
function Acquirer(place: Placement) {
  return (
    <Placed {...place} width={200} height={116}>
      <path d="M4 26 100 1l96 25v7H4Z" fill={color.device} stroke={lit.ink} />
      <path
        d="M24 59h16v49H24zM69 59h16v49H69zM115 59h16v49h-16zM160 59h16v49h-16z"
        fill={lit.paper}
        stroke={lit.ink}
      />
      <path d="M12 33h176v26H12zM4 107h192v8H4z" fill={lit.paper} stroke={lit.ink} />
      <Label x={100} y={52} size={18} weight={700} anchor="middle" fill={lit.ink} voice="heading">
        Acquirer
      </Label>
    </Placed>
  );
}

/** An account of one's own beside a place under somebody else's. */
function TwoKindsOfAccount() {
  return (
    <>
      <path d="M240 30v388" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="2 6" />
      {[
        { x: 120, title: 'A merchant account', asks: 'Questions first', means: ['Slower to open,', 'fewer surprises'] },
        {
          x: 360,
          title: 'Under a PayFac',
          asks: 'Questions later',
          means: ['Open today, reviewed', 'after a good week'],
        },
      ].map(({ x, title, asks, means }) => (
        <g key={title}>
          <Label x={x} y={48} size={20} weight={750} anchor="middle" voice="heading">
            {title}
          </Label>
          <Acquirer x={x - 90} y={66} scale={0.9} />
          <Label x={x} y={370} size={17.5} weight={650} anchor="middle">
            {asks}
          </Label>
          <Lines x={x} y={394} anchor="middle" fill={color.inkSoft}>
            {means}
          </Lines>
        </g>
      ))}
      <path d="M120 219v-37m-7 8 7-8 7 8" stroke={color.action} strokeWidth={4} />
      <Shop x={75} y={220} scale={1.4} fill={color.action} />
      <Label x={120} y={324} size={16.5} weight={650} anchor="middle">
        You
      </Label>
      <path d="M360 214v-32m-7 8 7-8 7 8" stroke={color.action} strokeWidth={4} />
      <rect x={266} y={220} width={200} height={118} rx={14} {...shaded} />
      <rect x={260} y={214} width={200} height={118} rx={14} fill={lit.paper} stroke={lit.ink} />
      <Label x={360} y={242} size={16.5} weight={650} anchor="middle" fill={lit.ink}>
        One master account
      </Label>
      {[0, 1, 2, 3].map((shop) => (
        <Shop key={shop} x={275 + shop * 44} y={257} scale={0.6} fill={shop === 1 ? color.action : lit.line} />
      ))}
      <Label x={338} y={312} size={16.5} weight={650} anchor="middle" fill={lit.ink}>
        You
      </Label>
    </>
  );
}

const underneath = 76_000;
const quotes = [
  { letter: 'A', name: 'flat', percentage: 110_000, perSale: 0, monthly: 0, rate: 275 },
  { letter: 'B', name: 'interchange-plus', percentage: 86_000, perSale: 8_000, monthly: 2_500, rate: 241 },
  { letter: 'C', name: 'tiered', percentage: 88_400, perSale: 20_000, monthly: 4_500, rate: 282 },
] as const;

const base = 432;
const columnWidth = 136;
const tall = (cents: number) => round(cents / 110);

/** Three quotes for one month as columns, on the part that is the same under all of them and goes on below. */
function ThreeQuotes() {
  return (
    <>
      <path d={`M20 ${base}h440v58${'l-10 9-10-9'.repeat(22)}Z`} fill={lit.paper} {...inked} />
      <Label x={36} y={base + 37} size={17} fill={lit.ink}>
        Interchange and assessments
      </Label>
      <Amount x={444} y={base + 37} size={20} fill={lit.ink}>
        {`${formatMoney(underneath)} in each`}
      </Amount>
      {quotes.map(({ letter, name, percentage, perSale, monthly, rate }, index) => {
        const added = percentage - underneath;
        const top = base - tall(added + perSale + monthly);
        return (
          <g key={name} transform={`translate(${20 + index * 152} 0)`}>
            {[
              { name: 'Percent', from: 0, cents: added, fill: color.action, on: color.onAction },
              { name: 'Per sale', from: added, cents: perSale, fill: lit.moneyWash, on: lit.ink },
              { name: 'Monthly', from: added + perSale, cents: monthly, fill: lit.money, on: lit.paper },
            ].map(({ from, ...part }) =>
              part.cents === 0 ? null : (
                <ColumnPart
                  key={part.name}
                  {...part}
                  y={base - tall(from + part.cents)}
                  width={columnWidth}
                  height={tall(part.cents)}
                />
              ),
            )}
            <Amount x={columnWidth / 2} y={top - 33} size={29} weight={750} anchor="middle">
              {formatMoney(percentage + perSale + monthly)}
            </Amount>
            <Amount x={columnWidth / 2} y={top - 12} size={16.5} weight={600} anchor="middle">
              {formatRate(rate)}
            </Amount>
            <Label x={columnWidth / 2} y={base + 94} size={20} weight={750} anchor="middle" voice="heading">
              {letter}
            </Label>
            <Label x={columnWidth / 2} y={base + 117} size={16.5} weight={600} anchor="middle">
              {name}
            </Label>
          </g>
        );
      })}
    </>
  );
}

const firstMonth = 84;
const monthWidth = 31;

const monthsOfYear = Array.from({ length: 12 }, (_, month) => month);

/** A row of months, twelve to a year. */
function YearOfMonths({ year }: { readonly year: number }) {
  return monthsOfYear.map((month) => (
    <rect
      key={month}
      x={firstMonth + month * monthWidth}
      y={64 + year * 52}
      width={monthWidth}
      height={38}
      fill={lit.paper}
      stroke={lit.ink}
    />
  ));
}

/** A contract of three years, a square a month, and the one month in which it can be ended. */
function NoticeWindow() {
  return (
    <>
      <Label x={24} y={44} size={20} weight={750} fill={color.screen} voice="heading">
        A term of three years, month by month
      </Label>
      {[0, 1, 2].map((year) => (
        <g key={year}>
          <YearOfMonths year={year} />
          <Label x={24} y={89 + year * 52} size={17} fill={color.screen}>
            {`Year ${year + 1}`}
          </Label>
        </g>
      ))}
      <rect x={firstMonth + 9 * monthWidth} y={168} width={monthWidth} height={38} fill={color.ok} stroke={lit.ink} />
      <path d={`M${firstMonth + 9.5 * monthWidth} 210v28h-12`} stroke={color.screen} />
      <Label x={firstMonth + 9.5 * monthWidth - 20} y={244} size={17} weight={650} anchor="end" fill={color.screen}>
        Write 90 to 60 days before the end
      </Label>
      <rect x={firstMonth} y={266} width={12 * monthWidth} height={38} stroke={color.screen} strokeDasharray="4 6" />
      <Label x={24} y={291} size={17} fill={color.screen}>
        Year 4
      </Label>
      <Label x={firstMonth + 16} y={291} size={17} fill={color.screen}>
        A year more, unless you wrote
      </Label>
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'guide-accounts', height: 448, Drawing: TwoKindsOfAccount }),
  figure({ id: 'guide-quotes', height: 568, ground: 'stone', Drawing: ThreeQuotes }),
  figure({ id: 'guide-notice', height: 332, ground: 'night', Drawing: NoticeWindow }),
];
