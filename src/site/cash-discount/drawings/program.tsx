import { Coin } from '../../../drawings/kit/Coin.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Placed, type Placement } from '../../../drawings/kit/Placed.tsx';
import { color, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { tornEdge } from '../../../drawings/kit/Receipt.tsx';
import { Shield } from '../../../drawings/kit/Shield.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';
import { amountOf } from '../../../figures/amounts.ts';
import { claim } from '../../../figures/ledger.ts';
import { formatTotal } from '../../../lib/money.ts';
import { Price } from './Price.tsx';

/** Above the label whole, below it without the dollar sign that it would cut. */
const coins = [
  [43, 52, '$'],
  [5, 58, '$'],
  [81, 58, '$'],
  [8, 120],
  [78, 120],
  [43, 122],
] as const;

interface JarProps extends Placement {
  readonly label: string;
  readonly figure: string;
}

/** A jar of coins with a label around it, 128 × 170. */
function Jar({ label, figure, ...place }: JarProps) {
  const glass = 'M22 22h84v10q0 8 8 14 13 8 13 26v72q0 25-25 25H26q-25 0-25-25V72q0-18 13-26 8-6 8-14Z';
  return (
    <Placed {...place} width={128} height={170}>
      <path d={glass} transform="translate(6 7)" {...shaded} />
      <path d={glass} fill={color.paper} {...inked} />
      {coins.map(([x, y, code]) => (
        <Coin key={`${x} ${y}`} x={x} y={y} scale={0.58} code={code} />
      ))}
      <path d="M1 100h126v48H1Z" fill={color.sheet} {...inked} />
      <Label x={64} y={119} size={16} anchor="middle" fill={color.screenSoft}>
        {label}
      </Label>
      <Money x={64} y={140} size={19} weight={700} anchor="middle" fill={color.screenMoney}>
        {figure}
      </Money>
      <rect x={12} y={1} width={104} height={22} rx={7} fill={color.line} {...inked} />
    </Placed>
  );
}

/** A month's statement, and what its card fees come to in a year. */
function CashSaving() {
  return (
    <>
      <Document x={18} y={34} width={212} height={166} rotate={-3} title="Statement" />
      <Placed x={18} y={34} rotate={-3} width={212} height={166}>
        {[
          ['Card volume', claim('cash-discount.volume').value],
          ['Effective rate', claim('cash-discount.fee-rate').value],
        ].map(([label = '', amount = ''], row) => (
          <g key={label} transform={`translate(18 ${66 + row * 24})`}>
            <Label x={0} y={0} size={16} fill={color.screenSoft}>
              {label}
            </Label>
            <Money x={176} y={0} size={16} weight={500} fill={color.screenInk}>
              {amount}
            </Money>
          </g>
        ))}
        <path d="M18 106h176" {...scored} />
        <Label x={18} y={138} size={16} weight={650} fill={color.screenInk}>
          Card fees
        </Label>
        <Money x={194} y={139} size={22} weight={700} fill={color.screenInk}>
          {formatTotal(amountOf(claim('cash-discount.monthly-saving')))}
        </Money>
      </Placed>
      <Jar x={252} y={46} label="At 3.63%" figure={claim('cash-discount.yearly-saving').value} />
    </>
  );
}

const slip = `M0 1H150V202${tornEdge(150)}Z`;

/** The orders of a day at both prices. */
const orders = [
  ['0521', '30.90', '30.00'],
  ['0522', '24.72', '24.00'],
  ['0523', '9.27', '9.00'],
];

/** What the system prints: an order's receipt, and its day's report. */
function CashIntegration() {
  return (
    <>
      <Document x={182} y={12} rotate={2} width={206} height={208} title="Day’s report" />
      <Placed x={182} y={12} rotate={2} width={206} height={208}>
        {[['', 'Card', 'Cash'], ...orders].map(([order = '', card = '', cash = ''], row) => (
          <g key={order} transform={`translate(0 ${78 + row * 36})`}>
            {row > 0 ? <path d="M18-24h170" stroke={color.screenLine} /> : null}
            <Label x={18} y={0} size={16} fill={color.screenSoft}>
              {order}
            </Label>
            <Money x={122} y={0} size={17} fill={color.screenInk}>
              {card}
            </Money>
            <Money x={188} y={0} size={17} fill={color.screenMoney}>
              {cash}
            </Money>
          </g>
        ))}
      </Placed>
      <Placed x={8} y={18} rotate={-3} width={150} height={208}>
        <path d={slip} transform="translate(6 8)" {...shaded} />
        <path d={slip} fill={color.sheet} {...inked} />
        <Label x={18} y={32} size={17} weight={700} voice="heading" fill={color.screenInk}>
          Order 0521
        </Label>
        <Price x={18} y={46} />
        <Price x={18} y={116} cash />
      </Placed>
    </>
  );
}

const stripes = (from: number) => [0, 68, 136, 204, 272].map((x) => `M${from + x} 28h34v20a17 17 0 0 1-34 0Z`).join('');

/** The sign in a shop's door, under its awning, and the mark of the program beside it. */
function CashCompliance() {
  return (
    <>
      <path d="M44 30h312v196H44Z" fill={color.actionWash} {...inked} />
      <path d="M64 30h204v196H64Z" fill={color.paint} {...inked} />
      <path d="M80 50h170v156H80Z" fill={color.paper} {...inked} />
      <path d="M165 88 98 112m67-24 67 24" {...inked} />
      <circle cx={165} cy={86} r={5} fill={color.device} />
      <rect x={98} y={114} width={146} height={88} rx={8} {...shaded} />
      <rect x={92} y={107} width={146} height={88} rx={8} fill={color.sheet} {...inked} />
      <Label x={165} y={131} size={16} weight={700} anchor="middle" fill={color.screenInk} voice="heading">
        Two prices here
      </Label>
      <path d="M104 141h122" stroke={color.screenLine} />
      <Label x={165} y={161} size={15} anchor="middle" fill={color.screenInk}>
        Card price, or
      </Label>
      <Label x={165} y={182} size={15} weight={650} anchor="middle" fill={color.screenMoney}>
        cash price for less
      </Label>
      <path d="M259 132v34" stroke={color.screen} strokeWidth={4} />
      <path d="M45 31h310v44H45Z" {...shaded} />
      <path d={stripes(30)} fill={color.sheet} {...inked} />
      <path d={stripes(64)} fill={color.clay} {...inked} />
      <rect x={25} y={14} width={350} height={15} rx={4} fill={color.device} {...inked} />
      <Shield x={283} y={84} scale={0.6} />
      <path d="M286 200q-7-17 9-22 5-15 19-11 14-4 18 11 15 5 8 22Z" fill={color.paint} {...inked} />
      <path d="M280 198h66l-5 28h-56Z" fill={color.clay} {...inked} />
      <path d="M2 226h396" {...inked} />
    </>
  );
}

/** The three slides of the program. */
export const programScenes = defineScenes([
  { id: 'cash-saving', viewBox: '0 0 400 240', Drawing: CashSaving },
  { id: 'cash-integration', viewBox: '0 0 400 240', Drawing: CashIntegration },
  { id: 'cash-compliance', viewBox: '0 0 400 240', Drawing: CashCompliance },
]);
