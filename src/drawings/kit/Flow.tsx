import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, inked } from './palette.ts';

export interface FlowLineProps {
  /** Path data of the route. */
  readonly d: string;
  /** The route taken; otherwise it is one that stands by. */
  readonly lit?: boolean;
}

/** A routing line: solid in the action colour when taken, dashed when it stands by. */
export function FlowLine({ d, lit = false }: FlowLineProps) {
  return lit ? (
    <path d={d} stroke={color.action} strokeWidth={3} />
  ) : (
    <path d={d} stroke={color.edge} strokeDasharray="1 6" />
  );
}

export interface FlowNodeProps extends Placement {
  readonly width?: number;
  readonly height?: number;
  readonly label: string;
  readonly detail?: string;
  readonly tone?: 'paper' | 'lit' | 'wash' | 'money' | 'waiting';
}

const tones = {
  paper: { box: { fill: color.paper, ...inked }, text: color.ink, soft: color.inkSoft },
  lit: { box: { fill: color.action, ...inked }, text: color.onAction, soft: color.onAction },
  wash: { box: { fill: color.actionWash, ...inked }, text: color.ink, soft: color.inkSoft },
  money: { box: { fill: color.moneyWash, ...inked }, text: color.money, soft: color.money },
  waiting: { box: { fill: color.paper, stroke: color.edge }, text: color.inkSoft, soft: color.inkSoft },
} as const;

/** A stop on a route: a name and, below it, a word about it. */
export function FlowNode({ width = 120, height = 52, label, detail, tone = 'paper', ...place }: FlowNodeProps) {
  const { box, text, soft } = tones[tone];
  const middle = height / 2;
  return (
    <Placed {...place} width={width} height={height}>
      <rect width={width} height={height} rx={10} {...box} />
      <Label x={14} y={detail === undefined ? middle + 4.5 : middle - 3} size={13} weight={650} fill={text}>
        {label}
      </Label>
      {detail === undefined ? null : (
        <Label x={14} y={middle + 13} size={12} fill={soft} voice="mono">
          {detail}
        </Label>
      )}
    </Placed>
  );
}

export interface FlowDotProps {
  readonly x: number;
  readonly y: number;
  readonly tone?: 'action' | 'money' | 'paper';
}

/** A payment on its way, or a joint between two lines. */
export function FlowDot({ x, y, tone = 'action' }: FlowDotProps) {
  return <circle cx={x} cy={y} r={6} fill={color[tone]} {...inked} />;
}
