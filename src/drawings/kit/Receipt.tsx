import { Label, Money } from '../text.tsx';
import { Placed, type Placement, round } from './Placed.tsx';
import { color, hairWidth, inked, shaded } from './palette.ts';

export interface ReceiptLine {
  readonly label: string;
  readonly amount: string;
  /** What all others add up to. */
  readonly strong?: boolean;
}

export interface ReceiptProps extends Placement {
  readonly width?: number;
  readonly title: string;
  readonly number?: string;
  readonly lines: readonly ReceiptLine[];
  /** The two posted prices, each in its box; leave both out for a plain receipt. */
  readonly cardPrice?: string;
  readonly cashPrice?: string;
  /** Small centred lines below the totals. */
  readonly footer?: readonly string[];
  readonly barcode?: boolean;
  readonly size?: number;
  /** Flat shadow on whatever the paper lies on. */
  readonly shadow?: boolean;
}

/** The torn lower edge, from right to left, in teeth of about ten units. */
export function tornEdge(width: number, depth = 6): string {
  const teeth = Math.round(width / 11);
  const half = round(width / teeth / 2);
  return `l-${half} ${depth}-${half}-${depth}`.repeat(teeth);
}

function Dashes({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return <path d={`M${x} ${y}h${width}`} stroke={color.screenSoft} strokeWidth={hairWidth} strokeDasharray="1 5" />;
}

interface PriceBoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly label: string;
  readonly amount: string;
  readonly size: number;
  readonly cash?: boolean;
}

function PriceBox({ x, y, width, label, amount, size, cash = false }: PriceBoxProps) {
  const text = cash ? color.screenMoney : color.screenInk;
  const ground = cash ? { fill: color.screenMoneyWash, stroke: text } : { stroke: color.screenSoft };
  const inset = round(size * 0.6);
  return (
    <>
      <rect x={x} y={y} width={width} height={round(size * 4.6)} rx={7} strokeWidth={hairWidth} {...ground} />
      <Label x={x + inset} y={round(y + size * 1.7)} size={round(size * 0.95)} fill={text} voice="mono">
        {label}
      </Label>
      <Money x={x + inset} y={round(y + size * 3.65)} size={round(size * 1.62)} weight={700} fill={text} anchor="start">
        {amount}
      </Money>
    </>
  );
}

const bars = 'h1m2 0h3m2 0h1m1 0h1m3 0h2m2 0h4m1 0h1m2 0h1m2 0h3m1 0h1m3 0h1m1 0h2m2 0h1';

/** How tall a receipt comes out, so that a scene can lay things around it. */
export function receiptHeight({ lines, cardPrice, footer = [], barcode = false, size = 11.5 }: ReceiptProps): number {
  const totals = cardPrice === undefined ? 0 : size * 6.8;
  const foot = footer.length * size * 1.5 + (barcode ? size * 4 : 0);
  return Math.round(size * (4.9 + lines.length * 1.85) + totals + foot + size * 1.8);
}

/** A till receipt with a torn edge; as wide as asked (232), as tall as what it says. */
export function Receipt(props: ReceiptProps) {
  const { width = 232, title, number, lines, cardPrice, cashPrice, footer = [], barcode = false, size = 11.5 } = props;
  const { shadow = true, x, y, scale, rotate } = props;
  const height = receiptHeight(props);
  const pad = round(size * 1.7);
  const inner = width - pad * 2;
  const torn = `V${height - 6}${tornEdge(width)}`;
  const outline = `M0 1h${width}${torn}Z`;
  const afterLines = round(size * (4.2 + lines.length * 1.85));
  const afterTotals = round(afterLines + (cardPrice === undefined ? 0 : size * 6.8));
  // The stub below the last rule bends away from the light.
  const stub = round(afterTotals + 3);
  const box = round((inner - size * 0.7) / 2);
  return (
    <Placed x={x ?? 0} y={y ?? 0} scale={scale ?? 1} rotate={rotate ?? 0} width={width} height={height}>
      {shadow ? <path d={outline} transform="translate(7 9)" {...shaded} /> : null}
      <path d={outline} fill={color.sheet} {...inked} />
      <path d={`M0 ${stub}h${width}${torn}Z`} fill={color.shade} fillOpacity={0.04} />
      <Label x={pad} y={round(size * 2.9)} size={round(size * 1.08)} weight={650} fill={color.screenInk} voice="mono">
        {title}
      </Label>
      {number === undefined ? null : (
        <Money x={width - pad} y={round(size * 2.9)} size={size} weight={500} fill={color.screenSoft}>
          {number}
        </Money>
      )}
      {lines.map((line, row) => {
        const baseline = round(size * (5.1 + row * 1.85));
        return (
          <g key={line.label}>
            <Label
              x={pad}
              y={baseline}
              size={size}
              fill={line.strong ? color.screenInk : color.screenSoft}
              voice="mono"
              {...(line.strong && { weight: 700 })}
            >
              {line.label}
            </Label>
            <Money x={width - pad} y={baseline} size={size} weight={line.strong ? 700 : 500} fill={color.screenInk}>
              {line.amount}
            </Money>
          </g>
        );
      })}
      <Dashes x={pad} y={afterLines + 3} width={inner} />
      {cardPrice === undefined || cashPrice === undefined ? null : (
        <>
          <PriceBox
            x={pad}
            y={round(afterLines + size * 1.3)}
            width={box}
            label="Card price"
            amount={cardPrice}
            size={size}
          />
          <PriceBox
            x={round(width - pad - box)}
            y={round(afterLines + size * 1.3)}
            width={box}
            label="Cash price"
            amount={cashPrice}
            size={size}
            cash
          />
          <Dashes x={pad} y={afterTotals + 3} width={inner} />
        </>
      )}
      {footer.map((line, row) => (
        <Label
          key={line}
          x={width / 2}
          y={round(afterTotals + size * (1.9 + row * 1.5))}
          size={round(size * 0.88)}
          anchor="middle"
          fill={color.screenSoft}
          voice="mono"
        >
          {line}
        </Label>
      ))}
      {barcode ? (
        <path
          d={`M0 0${bars}m2 0${bars}`}
          transform={`translate(${width / 2 - 57} ${round(afterTotals + size * (2.8 + footer.length * 1.5))})`}
          stroke={color.screenInk}
          strokeWidth={round(size * 2)}
          strokeLinecap="butt"
        />
      ) : null}
    </Placed>
  );
}
