import type { ReactNode } from 'react';
import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { cased, color } from './palette.ts';
import { Screen } from './screen.tsx';

export interface TerminalProps extends Placement {
  /** Drawn on a screen of 104 × 70. */
  readonly children?: ReactNode;
}

const body = 'M20 1h92q19 0 19 19l-5 164q-1 17-18 17H24q-17 0-18-17L1 20Q1 1 20 1Z';
const columns = [20, 52, 84];
const rows = [116, 136, 156];

/** Countertop terminal with a keypad, 132 × 208. */
export function Terminal({ children, ...place }: TerminalProps) {
  return (
    <Placed {...place} width={132} height={208}>
      <path d={body} transform="translate(0 6)" fill={color.shade} stroke={color.deviceEdge} />
      <path d={body} {...cased} />
      <path d="M20 2h92q18 0 18 18v4H2v-4Q2 2 20 2Z" fill={color.deviceKey} />
      <path d="M34 13h64" stroke={color.shade} strokeWidth={5} />
      <Screen x={14} y={32} width={104} height={70}>
        {children}
      </Screen>
      <g fill={color.deviceKey}>
        {rows.map((y) => columns.map((x) => <rect key={x} x={x} y={y} width={28} height={15} rx={5} />))}
        <rect x={52} y={177} width={28} height={15} rx={5} />
      </g>
      <rect x={20} y={177} width={28} height={15} rx={5} fill={color.screenMoney} />
      <rect x={84} y={177} width={28} height={15} rx={5} fill={color.ok} />
      <path d="m31.5 182 5 5m0-5-5 5M95 184.5l2.5 2.5 4.500-5" stroke="#fff" strokeWidth={1.5} />
      {['123', '456', '789'].map((digits, row) => (
        <text
          key={digits}
          x={31.5}
          y={(rows[row] ?? 0) + 11}
          fill={color.screen}
          fontSize={9}
          letterSpacing={27}
          fontFamily="var(--font-mono)"
        >
          {digits}
        </text>
      ))}
      <Label x={66} y={188} size={9} fill={color.screen} anchor="middle" voice="mono">
        0
      </Label>
    </Placed>
  );
}
