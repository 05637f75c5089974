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
        <g key={verdict} transform={`translate(${28 + index * 172} 30)`}>
          <rect width={160} height={44} rx={22} fill={fill} {...inked} />
          <Label x={80} y={29} size={18} weight={750} anchor="middle" fill={text} voice="heading">
            {verdict}
          </Label>
          {trends.map(({ number, name }, row) => (
            <Placed key={number} y={64 + row * 70} width={160} height={56}>
              <rect x={5} y={6} width={160} height={56} rx={9} {...shaded} />
              <rect width={160} height={56} rx={9} fill={lit.paper} {...inked} />
              <Label x={23} y={35} size={19} weight={700} anchor="middle" fill={lit.action} voice="mono">
                {String(number)}
              </Label>
              <Label x={42} y={33.5} size={15} weight={650} fill={lit.ink}>
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
const aDay = 1.38;
const daysBefore = (month: number) => months.slice(0, month).reduce((sum, { days }) => sum + days, 0);
const dayAt = (month: number, day: number) => round(top + (daysBefore(month) + day) * aDay);

const dates = [
  { y: dayAt(0, 16.5), date: 'December 31', what: 'PCI DSS 4.0 retires' },
  { y: dayAt(1, 0.5), date: 'January 1', what: 'Crypto is reported by brokers' },
  { y: dayAt(2, 8.5), date: 'February 9', what: 'The RTP limit rises' },
  { y: dayAt(3, 30.5), date: 'March 31', what: 'New PCI duties are mandatory' },
  { y: dayAt(4, 0.5), date: 'April 1', what: 'Visa’s VAMP begins' },
  { y: dayAt(4, 15), date: 'April, and again in October', what: 'Networks update their fees' },
] as const;

/** The dates of the year on a strip of its months, each at its day. */
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
      {dates.map(({ y, date, what }, index) => {
        const row = 52 + index * 76;
        return (
          <g key={date}>
            <path d={`M112 ${y}h26L180 ${row}h18`} stroke={color.screenLine} />
            <circle cx={112} cy={y} r={6} fill={color.ok} {...inked} />
            <Label x={208} y={row} size={18} weight={750} fill={color.screen} voice="heading">
              {date}
            </Label>
            <Label x={208} y={row + 21} size={15} fill={color.screenLine}>
              {what}
            </Label>
          </g>
        );
      })}
      <path d={`M112 ${dayAt(10, 15)}h26L180 432`} stroke={color.screenLine} />
      <circle cx={112} cy={dayAt(10, 15)} r={6} fill={color.ok} {...inked} />
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'trends-verdicts', height: 330, Drawing: ThreeVerdicts }),
  figure({ id: 'trends-last-dollar', height: 336, ground: color.line, Drawing: LastDollar }),
  figure({ id: 'trends-dates', height: 500, ground: color.device, Drawing: TheDates }),
];
