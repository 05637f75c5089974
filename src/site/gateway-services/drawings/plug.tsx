import { color, inked } from '../../../drawings/kit/palette.ts';

export interface SocketProps {
  /** Where it stands out from the wall of its box. */
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  /** What is plugged in covers the two slots. */
  readonly open?: boolean;
}

/** The collar at the wall of a box, drawn over the box and before its plug. */
export function Socket({ x, y, open = false }: SocketProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-9} y={-19} width={15} height={38} rx={4} fill={color.deviceKey} stroke={color.deviceEdge} />
      {open ? <path d="M-5-6h7m-7 12h7" stroke={color.screen} strokeWidth={4} /> : null}
    </g>
  );
}

export interface PlugProps {
  /** Its face. */
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  /** Out of its socket, where its pins are seen. */
  readonly idle?: boolean;
}

/** A plug from the side, its cord coming from the left, 28 × 30. */
export function Plug({ x, y, idle = false }: PlugProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {idle ? <path d="M-2-6H9M-2 6H9" stroke={color.edge} strokeWidth={4} /> : null}
      <path d="M0-15h-13q-15 0-15 15t15 15H0Z" fill={idle ? color.line : color.action} {...inked} />
    </g>
  );
}
