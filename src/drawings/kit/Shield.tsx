import { Placed, type Placement } from './Placed.tsx';
import { color, inked, shaded } from './palette.ts';
import { Tick } from './screen.tsx';

export interface ShieldProps extends Placement {
  readonly tone?: 'action' | 'wash';
  readonly ticked?: boolean;
}

/** A shield, half in shade, 96 × 116. */
export function Shield({ tone = 'action', ticked = true, ...place }: ShieldProps) {
  return (
    <Placed {...place} width={96} height={116}>
      <path
        d="M48 2q20 13 44 14v38q0 42-44 60Q4 96 4 54V16Q28 15 48 2Z"
        fill={tone === 'action' ? color.action : color.actionWash}
        {...inked}
      />
      <path d="M48 2q20 13 44 14v38q0 42-44 60Z" {...shaded} />
      {ticked ? (
        <Tick x={48} y={58} size={38} stroke={tone === 'action' ? color.onAction : color.action} weight={6} />
      ) : null}
    </Placed>
  );
}
