import type { ReactNode } from 'react';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { tornEdge } from '../../../drawings/kit/Receipt.tsx';
import { Tick } from '../../../drawings/kit/screen.tsx';
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

/** The agreement, its six clauses and the names below them. */
export function HighRiskAgreement() {
  const paper = `M0 0h312v574${tornEdge(312, 8)}Z`;
  return (
    <Placed x={20} y={22} rotate={-2} width={312} height={580}>
      <path d={paper} transform="translate(9 11)" {...shaded} />
      <path d={paper} fill={color.sheet} {...inked} />
      <Label x={26} y={74} size={31} weight={700} voice="heading" fill={color.screenInk}>
        Agreement
      </Label>
      {clauses.map(({ lines: [first, second], sign }, clause) => (
        <g key={first} transform={`translate(26 ${98 + clause * 62})`}>
          <path d="M0 0h260" stroke={color.screenLine} strokeDasharray="5 5" />
          <Label x={0} y={40} size={27} weight={700} voice="heading" fill={color.screenAction}>
            {String(clause + 1)}
          </Label>
          <path d={`M38 24h${first}M38 38h${second}`} stroke={color.screenLine} strokeWidth={5} />
          <g transform="translate(236 31)">{sign}</g>
        </g>
      ))}
      <path d="M26 470h260M26 546h150" stroke={color.screenSoft} />
      <path
        d="M36 540c8-40 20-44 20-26s-18 30-8 26 14-22 20-20-6 20 2 18 8-14 14-14-2 14 4 12 8-30 16-34-6 36 2 34 8-14 16-14 0 14 8 12 14-8 26-10"
        stroke={color.screenAction}
        strokeWidth={3}
      />
      <path d="m216 528-8 30 18-8 12 14 8-34Zm46 0 8 30-18-8-10 14-6-34Z" fill={color.screenMoney} {...printed} />
      <circle cx={239} cy={514} r={33} fill={color.screenMoneyWash} {...printed} />
      <circle cx={239} cy={514} r={24} stroke={color.screenMoney} strokeDasharray="1 5" />
      <Tick x={239} y={515} size={24} stroke={color.screenMoney} weight={4.5} />
      <path
        d="M118 18V2q0-16 16-16h32q16 0 16 16v16h14q8 0 8 8v14H96V26q0-8 8-8Zm18 0h28V8q0-6-6-6h-16q-6 0-6 6Z"
        fillRule="evenodd"
        {...washed}
      />
    </Placed>
  );
}
