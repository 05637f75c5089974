import { Label } from '../text.tsx';
import { Placed, type Placement, round } from './Placed.tsx';
import { color, inked } from './palette.ts';

export interface GaugeProps extends Placement {
  /** Where the needle points, 0 at the left end to 1 at the right. */
  readonly value: number;
  readonly label: string;
  readonly figure: string;
}

function point(value: number, radius: number): string {
  const angle = Math.PI * (1 - value);
  return `${round(90 + Math.cos(angle) * radius)} ${round(90 - Math.sin(angle) * radius)}`;
}

/** A band of the dial between two values. */
function band(from: number, to: number): string {
  return `M${point(from, 88)}A88 88 0 0 1 ${point(to, 88)}L${point(to, 66)}A66 66 0 0 0 ${point(from, 66)}Z`;
}

/** From a broad foot at the hub to a point just short of the bands. */
function needle(value: number): string {
  return `M${point(value - 0.5, 5)}L${point(value, 60)}L${point(value + 0.5, 5)}Z`;
}

/** A dial with three bands, 180 × 132. */
export function Gauge({ value, label, figure, ...place }: GaugeProps) {
  return (
    <Placed {...place} width={180} height={132}>
      <g {...inked}>
        <path d={band(0, 0.5)} fill={color.action} />
        <path d={band(0.5, 0.78)} fill={color.actionWash} />
        <path d={band(0.78, 1)} fill={color.moneyWash} />
        <path d={needle(value)} fill={color.ink} />
        <circle cx={90} cy={90} r={9.5} fill={color.ink} />
        <circle cx={90} cy={90} r={3.5} fill={color.paper} stroke="none" />
      </g>
      <Label x={90} y={117} size={16} weight={700} anchor="middle" voice="mono">
        {figure}
      </Label>
      <Label x={90} y={134} size={13} anchor="middle" fill={color.inkSoft}>
        {label}
      </Label>
    </Placed>
  );
}
