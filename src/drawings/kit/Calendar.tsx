import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, inked, shaded } from './palette.ts';
import { Tick } from './screen.tsx';

export interface CalendarProps extends Placement {
  readonly month: string;
  /** Weekday of the first, Sunday 0. */
  readonly startsOn?: number;
  readonly days?: number;
  /** Days that stand out. */
  readonly marked?: readonly number[];
  /** The day with a tick. */
  readonly done?: number;
}

function cell(day: number, startsOn: number) {
  const slot = day - 1 + startsOn;
  return { x: 17 + (slot % 7) * 20, y: 58 + Math.floor(slot / 7) * 20 };
}

/** A wall calendar page, 168 × 164. */
export function Calendar({ month, startsOn = 3, days = 31, marked = [], done, ...place }: CalendarProps) {
  const plain = Array.from({ length: days }, (_, index) => index + 1).filter(
    (day) => !marked.includes(day) && day !== done,
  );
  const tick = done === undefined ? undefined : cell(done, startsOn);
  return (
    <Placed {...place} width={168} height={164}>
      <rect x={6} y={16} width={168} height={156} rx={11} {...shaded} />
      <rect x={1} y={9} width={166} height={154} rx={11} fill={color.sheet} {...inked} />
      <path d="M12 9h144a11 11 0 0 1 11 11v24H1V20A11 11 0 0 1 12 9Z" fill={color.screenWash} {...inked} />
      <path d="M44 2v14M124 2v14" {...inked} strokeWidth={4} />
      <Label x={84} y={33} size={14} weight={700} anchor="middle" fill={color.screenInk} voice="heading">
        {month}
      </Label>
      <path
        d={plain
          .map((day) => {
            const { x, y } = cell(day, startsOn);
            return `M${x + 7} ${y + 7}h0`;
          })
          .join('')}
        stroke={color.screenLine}
        strokeWidth={7}
      />
      {marked.map((day) => {
        const { x, y } = cell(day, startsOn);
        return (
          <g key={day}>
            <rect x={x - 1} y={y - 1} width={16} height={16} rx={5} fill={color.screenWash} />
            <Label x={x + 7} y={y + 11} size={11.5} weight={600} anchor="middle" fill={color.screenInk} voice="mono">
              {String(day)}
            </Label>
          </g>
        );
      })}
      {tick === undefined ? null : (
        <>
          <rect x={tick.x - 1} y={tick.y - 1} width={16} height={16} rx={5} fill={color.screenAction} />
          <Tick x={tick.x + 7} y={tick.y + 7} size={8} stroke={color.screen} />
        </>
      )}
    </Placed>
  );
}
