import { Placed, round } from '../../../drawings/kit/Placed.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Label, Money } from '../../../drawings/text.tsx';
import { figure, lit } from '../figure-parts.tsx';

const verdicts = [
  {
    verdict: 'Act',
    fill: color.action,
    text: color.onAction,
    trends: [
      { number: 1, name: 'Two prices' },
      { number: 6, name: 'Fraud rules' },
    ],
  },
  {
    verdict: 'Try',
    fill: color.paper,
    text: color.ink,
    trends: [
      { number: 2, name: 'Tap on phone' },
      { number: 3, name: 'Passkeys' },
      { number: 4, name: 'Bank payments' },
    ],
  },
  {
    verdict: 'Watch',
    fill: color.line,
    text: color.ink,
    trends: [
      { number: 5, name: 'Stablecoins' },
      { number: 7, name: 'In-app finance' },
    ],
  },
] as const;

/** The seven trends, pinned under what to do about each. */
function ThreeVerdicts() {
  return (
    <>
      {verdicts.map(({ verdict, fill, text, trends }, index) => (
        <g key={verdict} transform={`translate(${14 + index * 180} 28)`}>
          <rect width={172} height={50} rx={25} fill={fill} {...inked} />
          <Label x={86} y={33} size={22} weight={750} anchor="middle" fill={text} voice="heading">
            {verdict}
          </Label>
          {trends.map(({ number, name }, row) => (
            <Placed key={number} y={66 + row * 88} width={172} height={76}>
              <rect x={5} y={6} width={172} height={76} rx={9} {...shaded} />
              <rect width={172} height={76} rx={9} fill={lit.paper} {...inked} />
              <Label x={14} y={31} size={20} weight={700} fill={lit.action} voice="mono">
                {String(number)}
              </Label>
              <Label x={14} y={60} size={20} weight={650} fill={lit.ink}>
                {name}
              </Label>
            </Placed>
          ))}
        </g>
      ))}
    </>
  );
}

const prices = { cash: 24, card: 24.72 } as const;
const costs = [
  { rate: '2.5%', cost: '$0.62', kept: 24.1 },
  { rate: '3.5%', cost: '$0.87', kept: 23.85 },
] as const;

const at = (dollars: number) => round(42 + (dollars - 23.6) * 420);

/** The last dollar of a card price under a glass: what card cost takes of it, and where the cash price stands. */
function LastDollar() {
  return (
    <>
      {costs.map(({ rate, cost, kept }, index) => {
        const y = 106 + index * 118;
        return (
          <g key={rate}>
            <Label x={42} y={y} size={16} weight={650}>
              {`At ${rate} you keep`}
            </Label>
            <path
              d={`M${at(kept)} ${y + 16}H42l-7 8 14 8-14 8 14 8-14 8 7 8H${at(kept)}Z`}
              fill={lit.paper}
              {...inked}
            />
            <rect
              x={at(kept)}
              y={y + 16}
              width={at(prices.card) - at(kept)}
              height={48}
              fill={color.shade}
              {...inked}
            />
            <Money x={60} y={y + 46} size={17} anchor="start" fill={lit.ink}>
              {`$${kept.toFixed(2)}`}
            </Money>
            <Money x={at(prices.card) - 14} y={y + 46} size={17} fill={color.screen}>
              {cost}
            </Money>
            <Label x={at(prices.card) - 76} y={y + 45.5} size={14} anchor="end" fill={color.screen}>
              card cost
            </Label>
          </g>
        );
      })}
      <path d={`M${at(prices.cash)} 76v226`} stroke={color.money} strokeWidth={3} strokeDasharray="1 7" />
      <path d={`M${at(prices.card)} 76v226`} {...inked} strokeWidth={3} strokeDasharray="1 7" />
      <Label x={at(prices.cash)} y={40} size={14.5} anchor="middle">
        Cash price
      </Label>
      <Money x={at(prices.cash)} y={63} size={18} anchor="middle">
        $24.00
      </Money>
      <Label x={526} y={40} size={14.5} anchor="end">
        Card price
      </Label>
      <Money x={526} y={63} size={18}>
        $24.72
      </Money>
    </>
  );
}

const months = [
  { name: 'Dec', days: 17 },
  { name: 'Jan', days: 31 },
  { name: 'Feb', days: 28 },
  { name: 'Mar', days: 31 },
  { name: 'Apr', days: 30 },
  { name: 'May', days: 31 },
  { name: 'Jun', days: 30 },
  { name: 'Jul', days: 31 },
  { name: 'Aug', days: 31 },
  { name: 'Sep', days: 30 },
  { name: 'Oct', days: 31 },
] as const;

const top = 30;
const aDay = 1.15;
const daysBefore = (month: number) => months.slice(0, month).reduce((sum, { days }) => sum + days, 0);
const dayAt = (month: number, day: number) => round(top + (daysBefore(month) + day) * aDay);

const endOfDecember = dayAt(1, 0);
const endOfMarch = dayAt(4, 0);
const midMonths = [dayAt(4, 15), dayAt(10, 15)] as const;

const dates = [
  { y: endOfDecember, date: 'December 31', what: 'PCI DSS 4.0 retires' },
  { y: 102, date: 'January 1', what: 'Crypto is reported by brokers' },
  { y: 158, date: 'February 9', what: 'The RTP limit rises' },
  { y: 214, date: 'March 31', what: 'New PCI duties are mandatory' },
  { y: 266, date: 'April 1', what: 'Visa’s VAMP begins' },
  { y: 322, date: 'April, and again in October', what: 'Networks update their fees' },
] as const;

const leaders = [
  { from: [endOfDecember], way: `M112 ${endOfDecember}h84M186 ${endOfDecember}V102h10` },
  { from: [dayAt(2, 8.5)], way: `M112 ${dayAt(2, 8.5)}h56V158h28` },
  { from: [endOfMarch], way: `M112 ${endOfMarch}h38V214h46M186 214V266h10` },
  { from: midMonths, way: `M112 ${midMonths[0]}h20V${midMonths[1]}h-20M132 322h64` },
] as const;

/** The dates of the year on a strip of its months, each at its day; those of one night share a line. */
function TheDates() {
  return (
    <>
      {months.map(({ name, days }, month) => (
        <g key={name}>
          <rect x={34} y={dayAt(month, 0)} width={78} height={round(days * aDay)} fill={lit.paper} {...inked} />
          <Label x={50} y={dayAt(month, days / 2) + 5} size={15} weight={600} fill={lit.ink} voice="mono">
            {name}
          </Label>
        </g>
      ))}
      {leaders.map(({ from, way }) => (
        <g key={way}>
          <path d={way} stroke={color.screenLine} />
          {from.map((y) => (
            <circle key={y} cx={112} cy={y} r={6} fill={color.ok} {...inked} />
          ))}
        </g>
      ))}
      {dates.map(({ y, date, what }) => (
        <g key={date}>
          <Label x={208} y={y + 6} size={19} weight={750} fill={color.screen} voice="heading">
            {date}
          </Label>
          <Label x={208} y={y + 28} size={17} fill={color.screenLine}>
            {what}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'trends-verdicts', height: 372, Drawing: ThreeVerdicts }),
  figure({ id: 'trends-last-dollar', height: 336, ground: 'stone', Drawing: LastDollar }),
  figure({ id: 'trends-dates', height: 430, ground: 'night', Drawing: TheDates }),
];
