import { round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { QrCode } from '../../../drawings/kit/QrCode.tsx';
import { Label } from '../../../drawings/text.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { figure, Lines, lit } from '../figure-parts.tsx';

const steps = [
  { name: 'Priced in dollars', detail: 'by your staff or checkout' },
  { name: 'Rate locked', detail: 'for some minutes' },
  { name: 'Shown', detail: 'amount, address, network' },
  { name: 'Sent', detail: 'release a sandwich here' },
  { name: 'Confirmed', detail: 'release a repair here' },
  { name: 'Converted or held', detail: 'paid out, or still coins' },
] as const;

/** The first step after which the payment holds. */
const confirmed = 4;
const rowHeight = 76;

/** What is to be seen at each step, on a slip of 156 × 56. */
function Seen({ step }: { readonly step: number }) {
  if (step === 0) return <SlipText>$1,250</SlipText>;
  if (step === 1) return <SlipText>0.0125 BTC</SlipText>;
  if (step === 2)
    return (
      <>
        <QrCode x={16} y={7} scale={0.5} />
        <path d="M72 20h68M72 36h42" stroke={lit.line} strokeWidth={6} />
      </>
    );
  if (step === 3)
    return (
      <>
        <path d="M20 28v0M34 28v0M48 28v0" stroke={lit.money} strokeWidth={8} />
        <Label x={62} y={34} size={17} weight={700} fill={lit.money} voice="heading">
          detected
        </Label>
      </>
    );
  if (step === confirmed)
    return (
      <>
        <path d="M40 28h10M74 28h10M108 28h9" stroke={lit.action} strokeWidth={3} strokeLinecap="butt" />
        {[16, 50, 84].map((x) => (
          <rect key={x} x={x} y={16} width={24} height={24} rx={5} fill={lit.action} />
        ))}
        <rect x={118} y={16} width={24} height={24} rx={5} stroke={lit.action} strokeDasharray="3 4" />
      </>
    );
  return <SlipText>$ or BTC</SlipText>;
}

function SlipText({ children }: { readonly children: string }) {
  return (
    <Label x={16} y={34.5} size={18} weight={700} fill={lit.ink} voice="heading">
      {children}
    </Label>
  );
}

/** The six steps from top to bottom: dashed while the payment may still fail, solid from the confirmation on. */
function InvoiceSteps() {
  const line = (step: number) => 62 + step * rowHeight;
  return (
    <>
      <path d={`M44 ${line(0)}V${line(confirmed)}`} stroke={color.edge} strokeWidth={3} strokeDasharray="1 8" />
      <path d={`M44 ${line(confirmed)}V${line(5)}`} stroke={color.action} strokeWidth={5} />
      {steps.map(({ name, detail }, step) => {
        const holds = step >= confirmed;
        return (
          <g key={name} transform={`translate(44 ${line(step)})`}>
            <circle r={20} fill={holds ? color.action : color.paper} {...inked} />
            <Label
              x={0}
              y={6.5}
              size={18}
              weight={700}
              anchor="middle"
              fill={holds ? color.onAction : color.ink}
              voice="heading"
            >
              {String(step + 1)}
            </Label>
            <Label x={34} y={-4} size={20} weight={750} voice="heading">
              {name}
            </Label>
            <Label x={34} y={20} size={17.5} fill={color.inkSoft}>
              {detail}
            </Label>
            <g transform="translate(256 -28)">
              <rect x={5} y={6} width={156} height={56} rx={8} {...shaded} />
              <rect width={156} height={56} rx={8} fill={lit.paper} {...inked} />
              <Seen step={step} />
            </g>
          </g>
        );
      })}
    </>
  );
}

const invoice = 1_250;
const worth = (dollars: number) => round(178 - (dollars - invoice) * 2.4);
/** What the invoice has become. */
const outcomes = [
  { dollars: 1_300, detail: 'held, rate at $104,000' },
  { dollars: 1_231.25, detail: 'converted, at any rate' },
  { dollars: 1_200, detail: 'held, rate at $96,000' },
] as const;

/** One locked invoice a day later, three ways from one point: a little less where it was converted, open to both sides where the coins were held. */
function ConvertedOrHeld() {
  return (
    <>
      <rect x={25} y={127} width={142} height={114} rx={8} {...shaded} />
      <path d={`M162 ${worth(invoice)}L272 ${worth(1_300)}V${worth(1_200)}Z`} fill={color.paper} />
      <path
        d={`M162 ${worth(invoice)}L272 ${worth(1_300)}M162 ${worth(invoice)}L272 ${worth(1_200)}`}
        stroke={color.money}
        strokeWidth={3}
        strokeDasharray="1 7"
      />
      <path d={`M162 ${worth(invoice)}L272 ${worth(1_231.25)}`} stroke={color.action} strokeWidth={4} />
      <path d="M272 28v304" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="2 6" />
      <rect x={20} y={121} width={142} height={114} rx={8} fill={lit.paper} {...inked} />
      <Label x={36} y={149} size={16.5} fill={lit.soft}>
        Rate locked
      </Label>
      <Label x={36} y={184} size={30} weight={750} fill={lit.ink} voice="heading">
        $1,250
      </Label>
      <Label x={36} y={217} size={17} weight={650} fill={lit.ink} voice="heading">
        0.0125 BTC
      </Label>
      <circle cx={162} cy={worth(invoice)} r={6} fill={color.action} {...inked} />
      {outcomes.map(({ dollars, detail }) => {
        const y = worth(dollars);
        const converted = dollars === 1_231.25;
        return (
          <g key={detail}>
            <circle cx={272} cy={y} r={8} fill={converted ? color.action : lit.moneyWash} {...inked} />
            <Label x={292} y={y - 6} size={21} weight={750} voice="heading">
              {formatMoney(dollars * 100)}
            </Label>
            <Label x={292} y={y + 16} size={16.5} fill={color.inkSoft}>
              {detail}
            </Label>
          </g>
        );
      })}
      <path d="M20 346h252m-7-7 7 7-7 7" {...inked} />
      <Label x={91} y={373} size={16.5} weight={600} anchor="middle">
        Today
      </Label>
      <Label x={272} y={373} size={16.5} weight={600} anchor="middle">
        Next day
      </Label>
    </>
  );
}

const coins = 0.0125;
const base = 334;
const tall = (dollars: number) => round(dollars * 0.18);
const width = 100;
const days = [
  { rate: 100_000, note: [] },
  { rate: 110_000, note: ['$125 more', 'from you'] },
  { rate: 90_000, note: ['$125 less', 'for her'] },
] as const;

const gap = tall(125);

/** Strokes at half a right angle over what is missing, each ending at its edges. */
const hatch = Array.from({ length: 11 }, (_, stroke) => {
  const foot = stroke * 11 - 11;
  const left = Math.max(0, foot);
  const right = Math.min(width, foot + gap);
  return `M${left} ${round(gap - left + foot)}L${right} ${round(gap - right + foot)}`;
}).join('');

/** The same coins on three days against the dollars of the invoice. */
function RefundOfCoins() {
  return (
    <>
      {days.map(({ rate, note }, index) => {
        const dollars = coins * rate;
        const difference = dollars - invoice;
        const top = base - tall(dollars);
        const line = base - tall(invoice);
        return (
          <g key={rate} transform={`translate(${24 + index * 116} 0)`}>
            {difference < 0 ? (
              <g stroke={color.money} transform={`translate(0 ${line})`}>
                <path d={hatch} strokeWidth={hairWidth} />
                <path d={`M0 0v${gap}M${width} 0v${gap}`} strokeDasharray="4 5" />
              </g>
            ) : null}
            <rect
              y={Math.max(top, line)}
              width={width}
              height={base - Math.max(top, line)}
              fill={lit.paper}
              {...inked}
            />
            {difference > 0 ? <rect y={top} width={width} height={line - top} fill={color.money} {...inked} /> : null}
            <Label x={50} y={212} size={26} weight={750} anchor="middle" fill={lit.ink} voice="heading">
              {formatMoney(dollars * 100)}
            </Label>
            <Label x={50} y={240} size={16.5} weight={600} anchor="middle" fill={lit.soft} voice="heading">
              0.0125 BTC
            </Label>
            <Lines x={50} y={top - (difference < 0 ? 53 : 31)} weight={650} anchor="middle" voice="heading">
              {note}
            </Lines>
            <Label x={50} y={358} size={16.5} weight={600} anchor="middle" voice="heading">
              {`rate ${formatMoney(rate * 100)}`}
            </Label>
          </g>
        );
      })}
      <path d={`M16 ${base - tall(invoice)}h448`} stroke={color.action} strokeWidth={4} />
      <path d={`M16 ${base}h448M24 368v8h${width}v-8M140 368v8h216v-8`} {...inked} />
      <Lines x={464} y={base - tall(invoice) - 76} weight={650} anchor="end" voice="heading">
        {['Dollar', 'refund,', '$1,250', 'any day']}
      </Lines>
      {[
        { x: 74, name: 'Day of sale' },
        { x: 248, name: 'Refund day' },
      ].map(({ x, name }) => (
        <Label key={name} x={x} y={402} size={18.5} weight={700} anchor="middle" voice="heading">
          {name}
        </Label>
      ))}
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'crypto-steps', height: 504, Drawing: InvoiceSteps }),
  figure({ id: 'crypto-next-day', height: 404, Drawing: ConvertedOrHeld }),
  figure({ id: 'crypto-refund', height: 430, ground: 'stone', Drawing: RefundOfCoins }),
];
