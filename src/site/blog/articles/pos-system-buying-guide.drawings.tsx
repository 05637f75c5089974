import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { Label } from '../../../drawings/text.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { figure, Lines, lit } from '../figure-parts.tsx';

interface PageProps extends Placement {
  readonly title: string;
  readonly rows: readonly string[];
  readonly ticked?: boolean;
}

/** A list on a sheet of its own, 204 wide. */
function Sheet({ title, rows, ticked = false, ...place }: PageProps) {
  const height = 60 + rows.length * 34;
  return (
    <Placed {...place} width={204} height={height}>
      <rect x={6} y={7} width={204} height={height} rx={8} {...shaded} />
      <rect width={204} height={height} rx={8} fill={lit.paper} {...inked} />
      <Label x={18} y={36} size={19} weight={750} fill={lit.ink} voice="heading">
        {title}
      </Label>
      {rows.map((row, index) => (
        <g key={row} transform={`translate(18 ${68 + index * 34})`}>
          <rect
            y={-13}
            width={18}
            height={18}
            rx={5}
            fill={ticked ? lit.action : undefined}
            stroke={ticked ? lit.action : lit.soft}
          />
          {ticked ? <Tick x={9} y={-4} size={9} stroke={lit.paper} weight={2.5} /> : null}
          <Label x={30} y={2} size={17} fill={lit.ink}>
            {row}
          </Label>
        </g>
      ))}
    </Placed>
  );
}

/** What is seen in a busy hour, and the list that each of it leads to, line by line. */
const lists = [
  {
    x: 24,
    title: 'On the first day',
    seen: ['split a check', 'void a coffee', 'ask me for the code'],
    rows: ['Split checks', 'Voids, to a limit', 'A login each'],
    ticked: true,
  },
  {
    x: 252,
    title: 'Nice later',
    seen: ['name for a table', 'answer a phone order', 'look in the back room'],
    rows: ['Table names', 'Phone orders', 'Stock by location'],
    ticked: false,
  },
] as const;

/** An hour written down in a notebook, and the two lists that come of it in a restaurant. */
function BusyHour() {
  return (
    <>
      <rect x={30} y={33} width={432} height={190} rx={12} {...shaded} />
      <rect x={24} y={26} width={432} height={190} rx={12} fill={lit.paper} {...inked} />
      <path
        d="M36 26h16v190H36a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12Z"
        fill={color.device}
        stroke={color.deviceEdge}
      />
      <path
        d={Array.from({ length: 5 }, (_, ring) => `M14 ${49 + ring * 36}h26`).join('')}
        stroke={color.edge}
        strokeWidth={5}
      />
      <Label x={70} y={62} size={19} weight={750} fill={lit.ink} voice="heading">
        Busiest hour
      </Label>
      {lists.map(({ seen, ...list }, column) => (
        <g key={list.title}>
          {seen.map((what, index) => (
            <g key={what} transform={`translate(${70 + column * 192} ${102 + index * 40})`}>
              <path d="M0 10h176" stroke={lit.line} strokeWidth={hairWidth} />
              <Label x={0} y={0} size={17} fill={lit.ink}>
                {what}
              </Label>
            </g>
          ))}
          <path d={`M${list.x + 102} 228v32m-7-8 7 8 7-8`} stroke={color.action} strokeWidth={4} />
          <Sheet y={270} {...list} />
        </g>
      ))}
    </>
  );
}

const payments = 48;
const lease = { month: 49, terminal: 400 } as const;

/** A lease as forty-eight payments; those that would have bought the terminal are filled. */
function LeasePayments() {
  return (
    <>
      <Label x={24} y={52} size={30} weight={750} fill={color.screen} voice="heading">
        $2,352
      </Label>
      <Label x={24} y={79} size={16.5} fill={color.screenLine}>
        48 payments of $49
      </Label>
      <Label x={456} y={52} size={30} weight={750} anchor="end" fill={color.screen} voice="heading">
        $400
      </Label>
      <Label x={456} y={79} size={16.5} anchor="end" fill={color.screenLine}>
        the terminal, bought
      </Label>
      <rect x={352} y={33} width={18} height={18} rx={4} fill={color.ok} {...inked} />
      {Array.from({ length: payments }, (_, index) => {
        const x = round(24 + (index % 12) * (400 / 11));
        const y = 102 + Math.floor(index / 12) * 64;
        const box = { x, y, width: 32, height: 54, rx: 6 };
        const bought = Math.min(1, Math.max(0, lease.terminal / lease.month - index));
        return (
          <g key={`${x} ${y}`}>
            <rect {...box} fill={bought === 1 ? color.ok : lit.paper} />
            {bought > 0 && bought < 1 ? (
              <path d={`M${round(x + bought * 32)} ${y}v54H${x + 6}q-6 0-6-6v-42q0-6 6-6Z`} fill={color.ok} />
            ) : null}
            <rect {...box} stroke={lit.ink} />
            <Label x={round(x + 16)} y={y + 33} size={17} weight={600} anchor="middle" fill={lit.ink} voice="heading">
              {String(index + 1)}
            </Label>
          </g>
        );
      })}
    </>
  );
}

const months = 36;
const quotes = { devices: 1_800, savedAMonth: 140 } as const;
/** Months at the end of which B has not caught up. */
const behind = Math.floor(quotes.devices / quotes.savedAMonth);
const zero = 284;
const ahead = (month: number) => month * quotes.savedAMonth - quotes.devices;

/** The outline of some months, a step for each, down to the line or up to it. */
const steps = (from: number, to: number) =>
  `M${24 + from * 12} ${zero}${Array.from({ length: to - from }, (_, month) => `V${round(zero - ahead(from + month + 1) / 18)}h12`).join('')}V${zero}Z`;

/** How far quote B is ahead at the end of each month: behind by its devices at first, even in one, then ahead. */
function PaidBack() {
  return (
    <>
      <path d={steps(0, behind)} fill={lit.paper} {...inked} />
      <path d={steps(behind + 1, months)} fill={color.paint} {...inked} />
      <path d={`M24 ${zero}h432M${24 + behind * 12 + 6} ${zero}v62`} {...inked} />
      <path d={`M24 ${zero + quotes.devices / 18}V${zero}`} {...inked} />
      <circle cx={24} cy={zero + quotes.devices / 18} r={6} fill={color.money} {...inked} />
      <circle cx={24 + behind * 12 + 6} cy={zero} r={6} fill={color.money} {...inked} />
      <Lines x={184} y={338} size={17.5} weight={650}>
        {['Devices paid back', 'in the 13th month']}
      </Lines>
      <Label x={24} y={zero - 12} size={16.5}>
        Month 1
      </Label>
      <Label x={456} y={zero + 26} size={16.5} anchor="end">
        Month 36
      </Label>
      <Label x={24} y={410} size={16.5}>
        {`${formatMoney(quotes.devices * 100)} behind at first: B’s devices`}
      </Label>
      <Label x={456} y={44} size={16.5} anchor="end">
        after 36 months
      </Label>
      <Label x={456} y={81} size={36} weight={750} anchor="end" fill={color.money} voice="heading">
        {formatMoney(ahead(months) * 100)}
      </Label>
      <Label x={24} y={44} size={19} weight={750} voice="heading">
        {`${formatMoney(quotes.savedAMonth * 100)} a month`}
      </Label>
      <Label x={24} y={67} size={16.5}>
        what B saves on processing
      </Label>
    </>
  );
}

interface RegisterProps {
  readonly x: number;
  readonly fresh: boolean;
}

/** A register from the front, of the new system or of the old. */
function Register({ x, fresh }: RegisterProps) {
  return (
    <g transform={`translate(${x})`}>
      <path
        d="M13 24h8l3 8H10ZM4 32h26v7H4Z"
        fill={fresh ? color.device : lit.line}
        stroke={fresh ? lit.ink : lit.soft}
      />
      <rect width={34} height={25} rx={5} fill={fresh ? lit.action : lit.paper} stroke={fresh ? lit.ink : lit.soft} />
      {fresh ? <Tick x={17} y={13} size={11} stroke={lit.paper} weight={2.5} /> : null}
    </g>
  );
}

/** How far a shop of three registers has come: which are new, and how many of the old are kept beside them. */
const changeOver = [
  { when: 'Before', what: 'Data cleaned, staff practiced', fresh: 0, old: 3 },
  { when: 'Day one', what: 'One register on the new system', fresh: 1, old: 2 },
  { when: 'Day two', what: 'The rest switched', fresh: 3, old: 0 },
  { when: 'Two weeks', what: 'An old one in a drawer', fresh: 3, old: 1 },
  { when: 'Then', what: 'History exported, old plan ended', fresh: 3, old: 0 },
] as const;

/** Where the registers of a line stand, from its end. */
const places = [402, 360, 318, 276];

/** The change from one system to the next, a line a stage. */
function ChangeOver() {
  return (
    <>
      <rect x={30} y={31} width={432} height={370} rx={12} {...shaded} />
      <rect x={24} y={24} width={432} height={370} rx={12} fill={lit.paper} {...inked} />
      {changeOver.map(({ when, what, fresh, old }, row) => (
        <g key={when} transform={`translate(0 ${24 + row * 74})`}>
          {row > 0 ? <path d="M26 0h428" stroke={lit.line} /> : null}
          <Label x={44} y={33} size={19} weight={750} fill={lit.ink} voice="heading">
            {when}
          </Label>
          <Label x={44} y={57} size={16.5} fill={lit.soft}>
            {what}
          </Label>
          <g transform="translate(0 18)">
            {places.slice(0, fresh + old).map((x, nth) => (
              <Register key={x} x={x} fresh={nth < fresh} />
            ))}
          </g>
        </g>
      ))}
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'pos-busy-hour', height: 458, Drawing: BusyHour }),
  figure({ id: 'pos-lease', height: 376, ground: 'night', Drawing: LeasePayments }),
  figure({ id: 'pos-paid-back', height: 434, Drawing: PaidBack }),
  figure({ id: 'pos-change-over', height: 420, Drawing: ChangeOver }),
];
