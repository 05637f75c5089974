import { Placed, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked } from '../../../drawings/kit/palette.ts';
import { Label } from '../../../drawings/text.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Amount, figure, Lines, lit } from '../figure-parts.tsx';

const companies = [
  { y: 30, name: 'Software brand', does: ['Its name is on the screen,', 'it earns a share'], fill: lit.paper },
  { y: 152, name: 'Provider', does: ['Runs the program:', 'processor, PayFac or BaaS'], fill: color.screenWash },
  {
    y: 274,
    name: 'Licensed bank',
    does: ['Holds deposits, issues', 'cards, sponsors acceptance'],
    fill: lit.action,
  },
] as const;

/** A key lightened by an edge: on the night of a page a key by itself is not seen. */
const side = `color-mix(in oklab,${color.deviceKey} 70%,${color.edge})`;

/** Lines by which the plates stand over each other. */
const guide = { stroke: color.screenLine, strokeWidth: 2.5, strokeDasharray: '1 7' } as const;

/** A plate seen from above, 260 × 126 and 14 thick. */
function Level({ y, fill }: { readonly y: number; readonly fill: string }) {
  return (
    <Placed x={26} y={y} width={260} height={140}>
      <path d="M2 63v14l128 62 128-62V63Z" fill={side} stroke={color.edge} />
      <path d="m130 1 128 62-128 62L2 63Z" fill={fill} stroke={color.edge} />
    </Placed>
  );
}

/** Three companies under one offer: what is on the screen, who runs it, and the bank below. */
function ThreeCompanies() {
  return (
    <>
      <g transform="translate(0 12) scale(.74)">
        <Level y={274} fill={lit.action} />
        <path d="M28 229v108M284 229v108" {...guide} />
        <g transform="matrix(.9 .436 -.9 .436 156 334)" fill={color.screen}>
          <path d="M-44-16 0-44l44 28v8h-88ZM-36 0h14v32h-14zM-7 0H7v32H-7zM22 0h14v32H22zM-44 40h88v10h-88z" />
        </g>
        <Level y={152} fill={color.screenWash} />
        <path d="M28 107v108M284 107v108" {...guide} />
        <g transform="matrix(.9 .436 -.9 .436 156 152)" stroke={lit.ink} strokeWidth={3}>
          <path d="M24 71h94M71 24v94" strokeDasharray="1 7" />
          <circle cx={71} cy={71} r={20} fill={lit.action} />
          <circle cx={24} cy={71} r={8} fill={color.screen} />
          <circle cx={118} cy={71} r={8} fill={color.screen} />
          <circle cx={71} cy={24} r={8} fill={color.screen} />
          <circle cx={71} cy={118} r={8} fill={color.screen} />
        </g>
        <Level y={30} fill={lit.paper} />
        <g transform="matrix(.9 .436 -.9 .436 156 30)">
          <path d="M12 22h118" stroke={lit.ink} strokeWidth={3} />
          <rect x={16} y={34} width={50} height={40} rx={5} fill={lit.line} />
          <rect x={16} y={82} width={50} height={44} rx={5} fill={lit.line} />
          <rect x={76} y={34} width={50} height={92} rx={5} fill={lit.moneyWash} stroke={lit.money} strokeWidth={2.5} />
          <rect x={84} y={104} width={34} height={14} rx={4} fill={lit.money} />
        </g>
      </g>
      {companies.map(({ y, name, does }) => (
        <g key={name} transform={`translate(0 ${round(12 + (y + 63) * 0.74)})`}>
          <path d="M220 0h14" stroke={color.screen} />
          <Label x={246} y={-2} size={20} weight={750} fill={color.screen} voice="heading">
            {name}
          </Label>
          <Lines x={246} y={21} fill={color.screenLine}>
            {does}
          </Lines>
        </g>
      ))}
    </>
  );
}

const terms = { software: 89, saving: 0.005 } as const;
const even = { x: 24, y: 186, perSale: 0.0102, perDollar: 1.3 } as const;
/** Where sales are read. */
const foot = 362;

/** Where separate processing stands at so many card sales: above the line it costs more than the bundle. */
function separateAt(sales: number) {
  const difference = terms.software - sales * terms.saving;
  return { x: round(even.x + sales * even.perSale), y: round(even.y - difference * even.perDollar), difference };
}

/** What separate processing costs beside the bundle, from no sales to many: more, the same, less. */
function CrossingPoint() {
  const start = separateAt(0);
  const crossing = separateAt(terms.software / terms.saving);
  const end = separateAt(40_000);
  return (
    <>
      <path d={`M${start.x} ${even.y}V${start.y}L${crossing.x} ${even.y}Z`} fill={lit.moneyWash} />
      <path d={`M${crossing.x} ${even.y}L${end.x} ${end.y}V${even.y}Z`} fill={color.action} fillOpacity={0.12} />
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} stroke={color.action} strokeWidth={4} />
      <path d={`M${start.x} ${even.y}h432M${start.x} 44V${foot}h432`} {...inked} />
      {[0, 10_000, 17_800, 40_000].map((sales) => {
        const { x, y, difference } = separateAt(sales);
        const saves = difference < 0;
        return (
          <g key={sales}>
            {sales > 0 ? <path d={`M${x} ${y}V${foot}`} stroke={color.edge} strokeDasharray="2 6" /> : null}
            <circle cx={x} cy={y} r={8} fill={lit.paper} {...inked} strokeWidth={3} />
            <Label x={x} y={foot + 24} size={16.5} weight={650} anchor="middle">
              {formatMoney(sales * 100)}
            </Label>
            <Amount
              x={x + (saves ? -18 : 16)}
              y={y + (saves ? 16 : -12)}
              size={20}
              anchor={saves ? 'end' : 'start'}
              fill={difference === 0 ? color.ink : saves ? color.action : color.money}
            >
              {difference === 0 ? 'even' : formatMoney(Math.abs(difference) * 100)}
            </Amount>
          </g>
        );
      })}
      <Lines x={36} y={even.y + 27} weight={700} fill={color.money} voice="heading">
        {['Bundle is', 'cheaper']}
      </Lines>
      <Lines x={end.x - 10} y={even.y + 30} size={18} weight={700} anchor="end" fill={color.action} voice="heading">
        {['Separate', 'is cheaper']}
      </Lines>
      <Lines x={456} y={56} anchor="end">
        {['What separate processing', 'adds or saves a month']}
      </Lines>
      <Label x={456} y={foot + 50} size={16.5} anchor="end">
        Card sales a month
      </Label>
    </>
  );
}

const seasons = [
  { sales: 25_000, months: 9, rate: '32%' },
  { sales: 40_000, months: 5.6, rate: '51%' },
  { sales: 60_000, months: 3.7, rate: '77%' },
] as const;

const monthWidth = 18;

/** One fee over three lengths of time, each in its year: the faster an advance is repaid, the more it costs a year. */
function AdvanceAsRate() {
  return (
    <>
      <Lines x={24} y={46}>
        {['Card sales', 'a month']}
      </Lines>
      <Label x={126} y={67} size={16.5}>
        Repaid in, of a year
      </Label>
      <Lines x={456} y={46} anchor="end">
        {['As a', 'yearly rate']}
      </Lines>
      {seasons.map(({ sales, months, rate }, index) => (
        <g key={rate} transform={`translate(0 ${86 + index * 78})`}>
          <path d="M24 0h432" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="1 6" />
          <Label x={24} y={48} size={18} weight={650}>
            {formatMoney(sales * 100)}
          </Label>
          <Label x={126} y={28} size={16.5} weight={600}>
            {`${months.toFixed(1)} months`}
          </Label>
          <rect x={126} y={38} width={12 * monthWidth} height={22} rx={6} stroke={color.edge} strokeDasharray="2 6" />
          <rect x={126} y={38} width={months * monthWidth} height={22} rx={6} fill={color.action} {...inked} />
          <Amount x={456} y={54} size={26 + index * 9} weight={750}>
            {rate}
          </Amount>
        </g>
      ))}
      <path d="M24 320h432" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="1 6" />
      <Label x={24} y={349} size={17} weight={600}>
        The same fee in every row
      </Label>
      <Amount x={456} y={349} size={19}>
        $2,400
      </Amount>
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'embedded-companies', height: 356, ground: 'night', Drawing: ThreeCompanies }),
  figure({ id: 'embedded-crossing', height: 434, Drawing: CrossingPoint }),
  figure({ id: 'embedded-advance', height: 374, ground: 'stone', Drawing: AdvanceAsRate }),
];
