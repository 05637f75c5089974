import type { ReactNode } from 'react';
import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { cased, color } from './palette.ts';
import { Screen } from './screen.tsx';

export interface TerminalProps extends Placement {
  /** Without digits on its keys, where nobody could read them. */
  readonly plain?: boolean;
  /** Drawn on a screen of 104 × 70. */
  readonly children?: ReactNode;
}

const body = 'M20 1h92q19 0 19 19l-5 164q-1 17-18 17H24q-17 0-18-17L1 20Q1 1 20 1Z';
const rows = [124, 144, 164];
const keys = rows.map((y) => `M27 ${y}h14m18 0h14m18 0h14`).join('');

/** Countertop terminal with a keypad, 132 × 208. */
export function Terminal({ plain = false, children, ...place }: TerminalProps) {
  return (
    <Placed {...place} width={132} height={208}>
      {/* Narrower, or its sides would stand out beside the body's, which taper. */}
      <path d={body} transform="translate(1 6)scale(.99 1)" fill={color.deviceFoot} stroke={color.deviceEdge} />
      <path d={body} {...cased} />
      <path d="M20 2h92q18 0 18 18v4H2v-4Q2 2 20 2Z" fill={color.deviceKey} />
      <path d="M34 13h64" stroke={color.shade} strokeWidth={5} />
      <Screen x={14} y={32} width={104} height={70}>
        {children}
      </Screen>
      <path d={`${keys}M59 184h14`} stroke={color.deviceKey} strokeWidth={15} />
      <path d="M27 184h14" stroke={color.screenMoney} strokeWidth={15} />
      <path d="M91 184h14" stroke={color.ok} strokeWidth={15} />
      <path d="m31.5 181 5 5m0-5-5 5M95 183.5l2.5 2.5 4.500-5" stroke="#fff" strokeWidth={1.5} />
      {(plain ? [] : ['123', '456', '789']).map((digits, row) => (
        <text
          key={digits}
          x="34 66 98"
          y={(rows[row] ?? 0) + 3}
          fill={color.screen}
          fontSize={9}
          textAnchor="middle"
          fontFamily="var(--font-mono)"
        >
          {digits}
        </text>
      ))}
      {plain ? null : (
        <Label x={66} y={187} size={9} fill={color.screen} anchor="middle" voice="mono">
          0
        </Label>
      )}
    </Placed>
  );
}
