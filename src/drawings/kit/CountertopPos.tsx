import type { ReactNode } from 'react';
import { Placed, type Placement } from './Placed.tsx';
import { cased, color } from './palette.ts';
import { Slab } from './Slab.tsx';
import { Screen } from './screen.tsx';

export interface CountertopPosProps extends Placement {
  /** Drawn on a screen of 288 × 168. */
  readonly children?: ReactNode;
  /** Whether the register stands on its cash drawer. */
  readonly drawer?: boolean;
}

/** Register: a large screen on a stand, 308 × 272 on its cash drawer and 308 × 226 without. */
export function CountertopPos({ children, drawer = true, ...place }: CountertopPosProps) {
  return (
    <Placed {...place} width={308} height={drawer ? 272 : 226}>
      {drawer ? (
        <>
          <Slab x={34} y={222} width={240} height={44} radius={7} />
          <path d="M46 232h216v24H46z" stroke={color.deviceEdge} />
          <path d="M134 244h40" stroke={color.deviceKey} strokeWidth={5} />
          <circle cx={240} cy={244} r={4} fill={color.deviceKey} />
        </>
      ) : null}
      <path d="M126 186h56l14 36h-84Z" {...cased} />
      <path d="m160 186 22 0 14 36h-28Z" fill={color.shade} fillOpacity={0.35} />
      <path d="M96 216h116q6 0 6 6H90q0-6 6-6Z" {...cased} />
      <Slab width={308} height={192} radius={15} />
      <Screen x={10} y={10} width={288} height={168} radius={7}>
        {children}
      </Screen>
      <path d="M148 185h12" stroke={color.deviceKey} strokeWidth={3} />
    </Placed>
  );
}
