import { Gauge } from '../../../drawings/kit/Gauge.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { Label, Money } from '../../../drawings/text.tsx';

// The twelve of the page's list, each in a word or two, and whether it is in the file.
const tabs = [
  ['Application', true],
  ['Formation, EIN', true],
  ['Licenses', false],
  ['IDs', true],
  ['Voided check', true],
  ['Bank', true],
  ['Processing', false],
  ['Financials', false],
  ['Website', true],
  ['Suppliers', false],
  ['Product proof', false],
  ['Chargebacks', false],
] as const;

/** The twelve papers behind one another, each with its tab. */
export function HighRiskTabs() {
  return (
    <>
      {tabs.map(([name, done], paper) => {
        const isLeft = paper % 2 === 0;
        const left = isLeft ? 6 : 232;
        const edge = isLeft ? 'V10q0-8 8-8H200q6 0 8 5l6 15q2 6 8 6H422' : 'V48q0-8 8-8H210q6 0 8-6l11-27q2-5 8-5H422';
        return (
          <g key={name} transform={`translate(0 ${2 + paper * 19})`}>
            <path
              d={`M6 ${296 - paper * 19}${edge}q8 0 8 8V${296 - paper * 19}Z`}
              fill={done ? color.actionWash : color.paper}
              {...inked}
            />
            <rect
              x={left + 10}
              y={8}
              width={17}
              height={17}
              rx={4.5}
              fill={done ? color.action : undefined}
              stroke={done ? color.action : color.edge}
            />
            {done ? <Tick x={left + 18.5} y={17.5} size={10} stroke={color.onAction} /> : null}
            <Label x={left + 37} y={23} size={18} weight={600}>
              {name}
            </Label>
          </g>
        );
      })}
      <path d="M2 258q0-10 10-10h412q10 0 10 10l-4 66q-1 12-12 12H18q-11 0-12-12Z" fill={color.moneyWash} {...inked} />
      <Label x={26} y={300} size={25} weight={700} voice="heading">
        Your file
      </Label>
      <Label x={410} y={300} size={19} anchor="end" fill={color.inkSoft} voice="mono">
        6 of 12 received
      </Label>
    </>
  );
}

const answered = [
  [28, '2', 'Alerts answered'],
  [260, '0', 'Disputes'],
] as const;

/** A quiet week, and what kept it quiet. */
export function HighRiskGauge() {
  return (
    <>
      <rect x={10} y={12} width={418} height={380} rx={18} {...shaded} />
      <rect x={1} y={1} width={418} height={380} rx={18} fill={color.paper} {...inked} />
      <Label x={28} y={45} size={22} weight={700} voice="heading">
        This week
      </Label>
      <Gauge x={64} y={60} scale={1.62} value={0.2} figure="Low" label="Risk" />
      <path d="M2 306h416M236 306v74" stroke={color.line} strokeLinecap="butt" />
      {answered.map(([x, count, what]) => (
        <g key={what}>
          <Money x={x} y={355} size={32} anchor="start">
            {count}
          </Money>
          <Label x={x + 34} y={353} size={20} fill={color.inkSoft}>
            {what}
          </Label>
        </g>
      ))}
    </>
  );
}
