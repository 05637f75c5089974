import { createHash } from 'node:crypto';
import { Placed, round } from '../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../drawings/kit/palette.ts';
import { tornEdge } from '../../drawings/kit/Receipt.tsx';
import { grounds, type Scene } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';

export interface SlipProps {
  readonly x: number;
  readonly scene: Scene;
  /** Lines under the drawing. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** What its barcode is made from. */
  readonly code: string;
}

const width = 488;
const pad = 30;
const inner = width - 2 * pad;
const rowHeight = 34;
/** How much of it is above the picture's edge. */
const bleed = 60;
const tallest = 396;

/** A drawing any wider for its height is shown in part. */
export const widestRatio = 1.8;

/** Width and height of a drawing. */
export function sizeOf({ viewBox }: Scene): readonly [width: number, height: number] {
  const [, , across = 1, down = 1] = viewBox.split(' ').map(Number);
  return [across, down];
}

/** The part of a drawing that is shown: all of it, or of a wide one what lies right of its middle, where a scene leads to. */
function partOf(scene: Scene): { readonly viewBox: string; readonly height: number } {
  const [across, down] = sizeOf(scene);
  const shown = Math.min(across, down * widestRatio);
  const from = round((across - shown) * 0.65);
  return { viewBox: `${from} 0 ${round(shown)} ${down}`, height: round(Math.min(tallest, (inner * down) / shown)) };
}

interface BarcodeProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Stripes as at the foot of a receipt, in a pattern of their own for every text. */
function Barcode({ text, x, y }: BarcodeProps) {
  const digits = createHash('sha256').update(text).digest('hex');
  const stripes = [...digits].map((digit) => {
    const value = Number.parseInt(digit, 16);
    return `h${1 + (value % 4)}m${2 + (value >> 2)} 0`;
  });
  return <path d={`M${x} ${y}${stripes.join('')}`} stroke={color.ink} strokeWidth={40} strokeLinecap="butt" />;
}

/** A page's drawing on a receipt that comes out of the picture's upper edge. */
export function Slip({ x, scene, rows, code }: SlipProps) {
  const { viewBox, height: drawn } = partOf(scene);
  const top = bleed + 48;
  const rule = top + drawn + 26;
  const stub = rule + rows.length * rowHeight + (rows.length > 0 ? 16 : 0);
  const height = stub + 98;
  const outline = `M0 0h${width}V${round(height - 8)}${tornEdge(width, 8)}Z`;
  return (
    <Placed x={x} y={-bleed} rotate={3} width={width} height={height}>
      <path d={outline} transform="translate(12 14)" {...shaded} />
      <path d={outline} fill={color.paper} {...inked} />
      <svg x={pad} y={top} width={inner} height={drawn} viewBox={viewBox}>
        {scene.ground && <rect width="100%" height="100%" fill={grounds[scene.ground]} />}
        <scene.Drawing />
      </svg>
      <path d={`M${pad} ${rule}h${inner}`} stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="1 6" />
      {rows.map(({ label, value }, row) => (
        <g key={label}>
          <Label x={pad} y={rule + 36 + row * rowHeight} size={20} fill={color.inkSoft} voice="mono">
            {label}
          </Label>
          <Money x={width - pad} y={rule + 36 + row * rowHeight} size={20}>
            {value}
          </Money>
        </g>
      ))}
      <Barcode text={code} x={pad} y={stub + 44} />
    </Placed>
  );
}
