import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { Label, Money } from '../../../drawings/text.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { figure, Lines, lit } from '../figure-parts.tsx';

interface PageProps extends Placement {
  readonly title: string;
  readonly rows: readonly string[];
  readonly ticked?: boolean;
}

/** A list on a sheet of its own, 224 wide. */
function Sheet({ title, rows, ticked = false, ...place }: PageProps) {
  const height = 62 + rows.length * 32;
  return (
    <Placed {...place} width={224} height={height}>
      <rect x={6} y={7} width={224} height={height} rx={8} {...shaded} />
      <rect width={224} height={height} rx={8} fill={lit.paper} {...inked} />
      <Label x={20} y={34} size={18} weight={750} fill={lit.ink} voice="heading">
        {title}
      </Label>
      {rows.map((row, index) => (
        <g key={row} transform={`translate(20 ${62 + index * 32})`}>
          <rect
            y={-13}
            width={18}
            height={18}
            rx={5}
            fill={ticked ? lit.action : undefined}
            stroke={ticked ? lit.action : lit.soft}
          />
          {ticked ? <Tick x={9} y={-4} size={9} stroke={lit.paper} weight={2.5} /> : null}
          <Label x={30} y={2} size={15} fill={lit.ink}>
            {row}
          </Label>
        </g>
      ))}
    </Placed>
  );
}

const seen = [
  'split a check',
  'name for a table',
  'void a coffee',
  'ask me for the code',
  'answer a phone order',
  'look in the back room',
];

/** An hour written down in a notebook, and the two lists that come of it in a restaurant. */
function BusyHour() {
  return (
    <>
      <rect x={36} y={43} width={212} height={330} rx={12} {...shaded} />
      <rect x={28} y={34} width={212} height={330} rx={12} fill={lit.paper} {...inked} />
      <path
        d="M40 34h20v330H40a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12Z"
        fill={color.device}
        stroke={color.deviceEdge}
      />
      <path
        d={Array.from({ length: 8 }, (_, ring) => `M20 ${66 + ring * 38}h26`).join('')}
        stroke={color.edge}
        strokeWidth={5}
      />
      <Label x={78} y={72} size={18} weight={750} fill={lit.ink} voice="heading">
        Busiest hour
      </Label>
      {seen.map((what, index) => (
        <g key={what}>
          <path d={`M78 ${124 + index * 44}h144`} stroke={lit.line} strokeWidth={hairWidth} />
          <Label x={78} y={116 + index * 44} size={14.5} fill={lit.ink}>
            {what}
          </Label>
        </g>
      ))}
      <path d="M248 126h44m-8-7 8 7-8 7M248 306h44m-8-7 8 7-8 7" stroke={color.action} strokeWidth={4} />
      <Sheet
        x={304}
        y={34}
        title="On the first day"
        rows={['Split checks', 'Table names', 'Voids, by login', 'Phone orders']}
        ticked
      />
      <Sheet x={304} y={256} title="Nice later" rows={['Stock by location']} />
    </>
  );
}

const payments = 48;
const lease = { month: 49, terminal: 400 } as const;

/** A lease as forty-eight payments; those that would have bought the terminal are filled. */
function LeasePayments() {
  return (
    <>
      <Label x={34} y={52} size={26} weight={750} fill={color.screen} voice="heading">
        $2,352
      </Label>
      <Label x={34} y={76} size={15} fill={color.screenLine}>
        48 payments of $49
      </Label>
      <Label x={526} y={52} size={26} weight={750} anchor="end" fill={color.screen} voice="heading">
        $400
      </Label>
      <Label x={526} y={76} size={15} anchor="end" fill={color.screenLine}>
        the terminal, bought
      </Label>
      <rect x={434} y={34} width={18} height={18} fill={color.ok} {...inked} />
      {Array.from({ length: payments }, (_, index) => {
        const x = 34 + (index % 12) * 41;
        const y = 98 + Math.floor(index / 12) * 64;
        const bought = Math.min(1, Math.max(0, lease.terminal / lease.month - index));
        return (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width={41} height={54} fill={bought > 0 ? color.ok : lit.paper} {...inked} />
            {bought > 0 && bought < 1 ? (
              <path
                d={`M${round(x + bought * 41)} ${y + 1}h${round((1 - bought) * 41 - 1)}v52h-${round((1 - bought) * 41 - 1)}Z`}
                fill={lit.paper}
              />
            ) : null}
            <Label x={x + 20.5} y={y + 32} size={14} anchor="middle" fill={lit.ink} voice="mono">
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
const zero = 256;
const ahead = (month: number) => month * quotes.savedAMonth - quotes.devices;
const tall = (dollars: number) => round(Math.abs(dollars) / 18);

/** How far quote B is ahead at the end of each month: behind by its devices at first, then ahead. */
function PaidBack() {
  return (
    <>
      {Array.from({ length: months }, (_, index) => {
        const lead = ahead(index + 1);
        return (
          <rect
            key={lead}
            x={36 + index * 13.6}
            y={lead < 0 ? zero : round(zero - tall(lead))}
            width={10}
            height={tall(lead)}
            fill={lead < 0 ? lit.paper : color.action}
            {...inked}
            strokeWidth={hairWidth}
          />
        );
      })}
      <path d={`M30 ${zero}h500`} {...inked} />
      <path d={`M${36 + 12 * 13.6 + 5} ${zero + 10}v44`} {...inked} />
      <Lines x={184} y={334} size={16} weight={650}>
        {['Devices paid back', 'in the 13th month']}
      </Lines>
      <Label x={36} y={386} size={14}>
        Month 1
      </Label>
      <Label x={526} y={386} size={14} anchor="end">
        Month 36
      </Label>
      <Label x={526} y={56} size={32} weight={750} anchor="end" voice="heading">
        {formatMoney(ahead(months) * 100)}
      </Label>
      <Money x={36} y={58} size={16} anchor="start">
        {`${formatMoney(quotes.savedAMonth * 100)} a month`}
      </Money>
      <Lines x={36} y={82}>
        {['what B saves on processing,', `set against ${formatMoney(quotes.devices * 100)} of devices`]}
      </Lines>
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'pos-busy-hour', height: 404, Drawing: BusyHour }),
  figure({ id: 'pos-lease', height: 374, ground: 'night', Drawing: LeasePayments }),
  figure({ id: 'pos-paid-back', height: 412, ground: 'stone', Drawing: PaidBack }),
];
