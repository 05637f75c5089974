import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Placed, round } from '../../../drawings/kit/Placed.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { Label, Money } from '../../../drawings/text.tsx';
import { Amount, figure, Lines, lit } from '../figure-parts.tsx';

const rowHeight = 44;
const verdicts = [
  {
    verdict: 'Act',
    means: ['there is a date', 'or a duty'],
    y: 26,
    fill: color.action,
    text: color.onAction,
    trends: [
      { number: 1, name: 'Prices by how you pay' },
      { number: 6, name: 'Fraud and the rulebook' },
    ],
  },
  {
    verdict: 'Try',
    means: ['cheap to test,', 'easy to undo'],
    y: 132,
    fill: color.actionWash,
    text: color.ink,
    trends: [
      { number: 2, name: 'Phone as a terminal' },
      { number: 3, name: 'Fewer typed numbers' },
      { number: 4, name: 'Bank payments' },
    ],
  },
  {
    verdict: 'Watch',
    means: ['know what it is,', 'and wait'],
    y: 282,
    fill: color.paper,
    text: color.ink,
    trends: [
      { number: 5, name: 'Stablecoins' },
      { number: 7, name: 'Money in your software' },
    ],
  },
] as const;

/** The seven trends on three cards, each with what to do about them, and why, on its tab. */
function ThreeVerdicts() {
  return verdicts.map(({ verdict, means, y, fill, text, trends }) => {
    const height = trends.length * rowHeight;
    return (
      <g key={verdict} transform={`translate(24 ${y})`}>
        <rect x={6} y={7} width={432} height={height} rx={9} {...shaded} />
        <rect width={432} height={height} rx={9} fill={lit.paper} {...inked} />
        <path d={`M9 0h148v${height}H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9Z`} fill={fill} {...inked} />
        <Label x={16} y={height / 2 - 15} size={19} weight={750} fill={text} voice="heading">
          {verdict}
        </Label>
        <Lines x={16} y={height / 2 + 9} fill={text}>
          {means}
        </Lines>
        {trends.map(({ number, name }, row) => (
          <g key={number} transform={`translate(175 ${row * rowHeight})`}>
            {row === 0 ? null : <path d="M0 0h241" stroke={lit.line} strokeDasharray="2 4" />}
            <Label x={0} y={28} size={16.5} weight={700} fill={lit.action} voice="heading">
              {String(number)}
            </Label>
            <Label x={24} y={28} size={16.5} weight={600} fill={lit.ink}>
              {name}
            </Label>
          </g>
        ))}
      </g>
    );
  });
}

const prices = { cash: 24, card: 24.72 } as const;
const costs = [
  { rate: '2.5%', cost: '$0.62', kept: 24.1 },
  { rate: '3.5%', cost: '$0.87', kept: 23.85 },
] as const;

const dotted = { strokeWidth: 3, strokeDasharray: '1 7' } as const;
const torn = 31;
const at = (dollars: number) => round(torn + ((dollars - 23.6) / (prices.card - 23.6)) * (456 - torn));

/** The last dollar of a card price under a glass: what card cost takes of it, and where the cash price stands. */
function LastDollar() {
  return (
    <>
      <path d={`M${at(prices.cash)} 78v242`} stroke={color.money} {...dotted} />
      <path
        d={`M${at(prices.card)} 78v50M${at(prices.card)} 190v58M${at(prices.card)} 310v10`}
        {...inked}
        {...dotted}
      />
      {costs.map(({ rate, cost, kept }, index) => {
        const y = 118 + index * 120;
        return (
          <g key={rate}>
            <Label x={24} y={y} size={17} weight={650}>
              {`Kept at ${rate}`}
            </Label>
            <path
              d={`M${at(kept)} ${y + 16}H${torn}l-7 8 14 8-14 8 14 8-14 8 7 8H${at(kept)}Z`}
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
            <path
              d={`M${at(prices.cash)} ${y + 24}v34`}
              stroke={kept > prices.cash ? lit.money : lit.moneyWash}
              {...dotted}
            />
            <Amount x={48} y={y + 46} size={18} anchor="start" fill={lit.ink}>
              {`$${kept.toFixed(2)}`}
            </Amount>
            <Amount x={at(prices.card) - 14} y={y + 46} size={18} fill={color.screen}>
              {cost}
            </Amount>
            <Label x={at(prices.card) - 76} y={y + 46} size={16.5} anchor="end" fill={color.screen}>
              card cost
            </Label>
          </g>
        );
      })}
      <Label x={at(prices.cash)} y={40} size={16.5} anchor="middle">
        Cash price
      </Label>
      <Amount x={at(prices.cash)} y={64} size={19} anchor="middle">
        $24.00
      </Amount>
      <Label x={456} y={40} size={16.5} anchor="end">
        Card price
      </Label>
      <Amount x={456} y={64} size={19}>
        $24.72
      </Amount>
    </>
  );
}

const kept = [
  { what: 'Number stored', y: 104, stored: '4417', june: 'Declined', paid: false },
  { what: 'Token stored', y: 252, stored: 'tk_7Q2m', june: 'Paid', paid: true },
] as const;

interface MonthPaidProps {
  readonly x: number;
  readonly y: number;
  readonly month: string;
  readonly result: string;
  readonly paid: boolean;
}

/** What came of a subscription in a month. */
function MonthPaid({ x, y, month, result, paid }: MonthPaidProps) {
  return (
    <Placed x={x} y={y} width={124} height={64}>
      <rect x={6} y={7} width={124} height={64} rx={9} {...shaded} />
      <rect width={124} height={64} rx={9} fill={paid ? lit.paper : lit.moneyWash} {...inked} />
      <Label x={16} y={26} size={16.5} fill={lit.soft}>
        {month}
      </Label>
      <Label x={16} y={50} size={18.5} weight={700} fill={paid ? lit.action : lit.money} voice="heading">
        {result}
      </Label>
      {paid ? <Tick x={105} y={21} size={14} stroke={lit.action} weight={3} /> : null}
      {paid ? null : <path d="m98 14 13 13m0-13-13 13" stroke={lit.money} strokeWidth={3} />}
    </Placed>
  );
}

/** A subscription on a stored number, which ends with its card, and on a token, which outlives it. */
function TokenOutlivesCard() {
  return (
    <>
      <path d="M240 120v218" stroke={color.edge} {...dotted} />
      <Placed x={199} y={54} width={164} height={104} scale={0.5}>
        <PaymentCard tone="money" />
      </Placed>
      <Label x={240} y={42} size={17} weight={650} anchor="middle">
        Card replaced
      </Label>
      {kept.map(({ what, y, stored, june, paid }) => (
        <g key={what}>
          <Label x={24} y={y + 6} size={18} weight={700} voice="heading">
            {what}
          </Label>
          <Label x={456} y={y + 6} size={17} weight={600} anchor="end">
            {stored}
          </Label>
          {paid ? null : <path d={`M383 ${y}h0m9 0h0m9 0h0m9 0h0`} stroke={color.ink} strokeWidth={6} />}
          <path d={`M148 ${y + 56}h184`} stroke={paid ? color.action : color.money} strokeWidth={3} />
          <MonthPaid x={24} y={y + 24} month="May" result="Paid" paid />
          <MonthPaid x={332} y={y + 24} month="June" result={june} paid={paid} />
        </g>
      ))}
    </>
  );
}

const statements = [
  { y: 26, lines: ['JSHLDG 0042', 'SLC UT'], verdict: 'Who is this?', known: false },
  { y: 168, lines: ['JUNIPER ST BAKERY', '801-555-0100'], verdict: 'Ah, the cake.', known: true },
] as const;

/** The line of one sale on a card statement, as a stranger's and as the shop's. */
function TwoDescriptors() {
  return statements.map(({ y, lines, verdict, known }) => (
    <Placed key={verdict} x={24} y={y} width={432} height={116}>
      <rect x={6} y={7} width={432} height={116} rx={9} {...shaded} />
      <rect width={432} height={116} rx={9} fill={lit.paper} {...inked} />
      {lines.map((line, row) => (
        <Label key={line} x={20} y={34 + row * 22} size={17} weight={row ? 450 : 650} fill={lit.ink} voice="mono">
          {line}
        </Label>
      ))}
      <Money x={412} y={34} size={17} fill={lit.ink}>
        $38.00
      </Money>
      <path d="M20 70h392" stroke={lit.line} strokeDasharray="2 4" />
      <Label x={20} y={99} size={18.5} weight={700} fill={known ? lit.action : lit.money} voice="heading">
        {verdict}
      </Label>
      {known ? (
        <Tick x={400} y={93} size={19} stroke={lit.action} weight={3.5} />
      ) : (
        <Label x={412} y={99} size={17} weight={600} anchor="end" fill={lit.money}>
          then a dispute
        </Label>
      )}
    </Placed>
  ));
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'trends-verdicts', height: 403, Drawing: ThreeVerdicts }),
  figure({ id: 'trends-last-dollar', height: 348, ground: 'stone', Drawing: LastDollar }),
  figure({ id: 'trends-token', height: 366, Drawing: TokenOutlivesCard }),
  figure({ id: 'trends-descriptor', height: 312, ground: 'stone', Drawing: TwoDescriptors }),
];
