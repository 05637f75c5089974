import type { ReactNode } from 'react';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, scored, warmShaded } from '../../../drawings/kit/palette.ts';
import { Signature } from '../../../drawings/kit/Signature.tsx';
import { Label } from '../../../drawings/text.tsx';

const printed = { stroke: color.screenInk } as const;
const washed = { fill: color.screenWash, ...printed } as const;

interface Clause {
  /** Lengths of its two lines. */
  readonly lines: readonly [number, number];
  /** What it is about, about its own middle, 44 wide. */
  readonly sign: ReactNode;
}

/** In the order of the list beside it. */
const clauses: readonly Clause[] = [
  {
    lines: [128, 84],
    sign: (
      <>
        <rect x={-21} y={-15} width={42} height={30} rx={4} {...washed} />
        <path d="m-20-13 17 14q3 2 6 0l17-14" {...printed} />
      </>
    ),
  },
  {
    lines: [148, 112],
    sign: (
      <>
        <rect x={-22} y={-16} width={44} height={32} rx={5} {...washed} />
        <path d="M-17 10q0-9 7-9t7 9Z" fill={color.screenAction} />
        <circle cx={-10} cy={-5} r={4.5} fill={color.screenAction} />
        <path d="M3-5h12M3 5h8" {...printed} />
      </>
    ),
  },
  {
    lines: [104, 140],
    sign: (
      <>
        <path d="M2-18A18 18 0 1 0 18 6A15 15 0 0 1 2-18Z" {...washed} />
        <path d="M13-17v9M8.5-12.5h9" stroke={color.screenMoney} />
      </>
    ),
  },
  {
    lines: [136, 68],
    sign: (
      <>
        <path d="M-15 2v-3a15 15 0 0 1 30 0v3M15 10q0 8-11 8" {...printed} />
        <path d="M-15 0h5v13h-5q-5 0-5-5v-3q0-5 5-5Zm30 0h-5v13h5q5 0 5-5v-3q0-5-5-5Z" {...washed} />
      </>
    ),
  },
  {
    lines: [150, 124],
    sign: (
      <>
        <path d="M-18 0h8q8 0 8-6t8-6h10" stroke={color.screenAction} strokeWidth={3} />
        <path d="M-6 2q4 10 12 10h10" stroke={color.screenSoft} strokeDasharray="1 5" />
        <path d="M-22-5h10v10h-10Zm34-12h10v10h-10Zm0 24h10v10h-10Z" {...washed} />
      </>
    ),
  },
  {
    lines: [120, 92],
    sign: (
      <>
        <path d="M-9-3v-6a9 9 0 0 1 18 0v6" {...printed} />
        <rect x={-16} y={-4} width={32} height={22} rx={5} {...washed} />
        <path d="M0 5v5" {...printed} strokeWidth={4} />
      </>
    ),
  },
];

// Of the sheet and its margins.
const width = 312;

/** The agreement on its board: clauses, a name below them, and a stamp. */
export function HighRiskAgreement() {
  const end = 98 + clauses.length * 61;
  return (
    <Placed x={22} y={32} rotate={-2} width={width} height={end + 110}>
      <rect x={-10} y={-12} width={width + 20} height={end + 120} rx={18} fill={color.clay} {...scored} />
      <path d={`M14 14h${width - 19}v${end + 84}H14Z`} {...warmShaded} />
      <path d={`M6 6h${width - 12}v${end + 84}H6Z`} fill={color.sheet} {...scored} />
      <path
        d="M106 22V2q0-14 14-14h22a14 14 0 0 1 28 0h22q14 0 14 14v20q0 6-6 6h-88q-6 0-6-6Z"
        fill={color.deviceKey}
        {...inked}
      />
      <circle cx={156} cy={-10} r={5} fill={color.clay} />
      <Label x={26} y={78} size={31} weight={700} voice="heading" fill={color.screenInk}>
        Agreement
      </Label>
      {clauses.map(({ lines: [first, second], sign }, clause) => (
        <g key={first} transform={`translate(26 ${98 + clause * 61})`}>
          <path d={`M0 0h${width - 52}`} stroke={color.screenLine} strokeDasharray="5 5" />
          <Label x={0} y={40} size={27} weight={700} voice="heading" fill={color.screenAction}>
            {String(clause + 1)}
          </Label>
          <path d={`M38 24h${first}M38 38h${second}`} stroke={color.screenLine} strokeWidth={5} />
          <g transform={`translate(${width - 76} 31)`}>{sign}</g>
        </g>
      ))}
      <path d={`M26 ${end}h${width - 52}M26 ${end + 66}h140`} stroke={color.screenSoft} />
      <Signature x={30} y={end + 18} />
      <g transform={`translate(${width - 78} ${end + 46}) rotate(-10)`}>
        <rect x={-50} y={-23} width={100} height={46} rx={6} stroke={color.screenMoney} strokeWidth={3} />
        <rect x={-44} y={-17} width={88} height={34} rx={3} stroke={color.screenMoney} strokeWidth={hairWidth} />
        <Label x={0} y={7} size={20} weight={700} anchor="middle" fill={color.screenMoney} voice="mono">
          Signed
        </Label>
      </g>
    </Placed>
  );
}
