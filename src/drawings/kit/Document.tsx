import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, hairWidth, inked, shaded } from './palette.ts';
import { Tick } from './screen.tsx';

export interface DocumentRow {
  readonly label: string;
  /** Ticked, or an empty box still to be filled; left out, the row has no box. */
  readonly done?: boolean;
}

export interface DocumentProps extends Placement {
  readonly width?: number;
  readonly height?: number;
  readonly title?: string;
  readonly rows?: readonly DocumentRow[];
  /** Ruled lines standing for text, below the rows. */
  readonly ruled?: number;
  readonly shadow?: boolean;
}

/** A form, contract or statement with a turned corner; 168 × 212 unless told otherwise. */
export function Document({
  width = 168,
  height = 212,
  title,
  rows = [],
  ruled = 0,
  shadow = true,
  ...place
}: DocumentProps) {
  const sheet = `M8 1H${width - 26}l25 25V${height - 9}q0 8-8 8H9q-8 0-8-8V9q0-8 7-8Z`;
  const top = title === undefined ? 32 : 60;
  const afterRows = top + rows.length * 24 - 4;
  return (
    <Placed {...place} width={width} height={height}>
      {shadow ? <path d={sheet} transform="translate(6 8)" {...shaded} /> : null}
      <path d={sheet} fill={color.sheet} {...inked} />
      <path d={`M${width - 26} 1v19q0 6 6 6h19Z`} fill={color.screenLine} {...inked} />
      {title === undefined ? null : (
        <Label x={18} y={34} size={16} weight={700} fill={color.screenInk} voice="heading">
          {title}
        </Label>
      )}
      {rows.map(({ label, done }, row) => {
        const y = top + row * 24;
        return (
          <g key={label}>
            {done === undefined ? null : (
              <rect
                x={18}
                y={y - 11}
                width={14}
                height={14}
                rx={4}
                fill={done ? color.screenWash : undefined}
                stroke={done ? color.screenAction : color.screenSoft}
                strokeWidth={hairWidth}
              />
            )}
            {done === true ? <Tick x={25} y={y - 4} size={7} stroke={color.screenAction} /> : null}
            <Label x={done === undefined ? 18 : 41} y={y} size={13.5} fill={color.screenSoft}>
              {label}
            </Label>
          </g>
        );
      })}
      {ruled === 0 ? null : (
        <path
          d={Array.from(
            { length: ruled },
            (_, row) => `M18 ${afterRows + row * 13}h${row === ruled - 1 ? Math.round(width * 0.4) : width - 36}`,
          ).join('')}
          stroke={color.screenLine}
          strokeWidth={3}
        />
      )}
    </Placed>
  );
}
