import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, hairWidth, inked, shaded, warmShaded } from './palette.ts';
import { Tick } from './screen.tsx';

export interface BellProps extends Placement {
  /** A dot for something new. */
  readonly ringing?: boolean;
}

/** A bell, 60 × 68. */
export function Bell({ ringing = false, ...place }: BellProps) {
  return (
    <Placed {...place} width={60} height={68}>
      <path d="M22 56a8 8 0 0 0 16 0Z" fill={color.screenMoney} {...inked} />
      <path d="M30 5a19 19 0 0 1 19 19q0 18 8 26v5H3v-5q8-8 8-26A19 19 0 0 1 30 5Z" fill={color.clay} {...inked} />
      <path d="M30 5a19 19 0 0 1 19 19q0 18 8 26v5H40q4-26-10-50Z" {...warmShaded} />
      {ringing ? <circle cx={49} cy={11} r={8} fill={color.screenMoney} {...inked} /> : null}
    </Placed>
  );
}

export interface AlertProps extends Placement {
  readonly width?: number;
  readonly title: string;
  readonly detail: string;
  readonly tone?: 'ok' | 'warn';
}

/** A notice as a device shows it, 188 × 54. */
export function Alert({ width = 188, title, detail, tone = 'ok', ...place }: AlertProps) {
  const ok = tone === 'ok';
  return (
    <Placed {...place} width={width} height={54}>
      <rect x={5} y={7} width={width} height={54} rx={12} {...shaded} />
      <rect width={width} height={54} rx={12} fill={color.paper} {...inked} />
      {ok ? (
        <>
          <circle cx={28} cy={27} r={14} fill={color.action} />
          <Tick x={28} y={28} size={12} stroke={color.onAction} weight={2.5} />
        </>
      ) : (
        <g stroke={color.money}>
          <circle cx={28} cy={27} r={14} fill={color.moneyWash} strokeWidth={hairWidth} />
          <path d="M28 20v8m0 6v0" strokeWidth={3} />
        </g>
      )}
      <Label x={52} y={24} size={13} weight={650}>
        {title}
      </Label>
      <Label x={52} y={42} size={13} fill={color.inkSoft}>
        {detail}
      </Label>
    </Placed>
  );
}
