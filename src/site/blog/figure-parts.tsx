import type { FunctionComponent } from 'react';
import { color, inked } from '../../drawings/kit/palette.ts';
import type { GroundName, Scene } from '../../drawings/scene.ts';
import { Label, type LabelProps } from '../../drawings/text.tsx';
import { formatMoney } from '../../lib/money.ts';

export interface FigureDrawing {
  readonly id: string;
  readonly height: number;
  /** What it stands on, the wash unless told otherwise. */
  readonly ground?: GroundName;
  readonly Drawing: FunctionComponent;
}

/** A figure of an article, 480 wide, at which a phone shows words of 16.5 units, the least there are, at 12 pixels. */
export function figure({ height, ground = 'wash', ...rest }: FigureDrawing): Scene {
  return { ...rest, ground, viewBox: `0 0 480 ${height}` };
}

/** Paper that stays lit in the dark, as a slip on the counter does, and what is printed on it. */
export const lit = {
  paper: color.sheet,
  ink: color.screenInk,
  soft: color.screenSoft,
  line: color.screenLine,
  action: color.screenAction,
  money: color.screenMoney,
  moneyWash: color.screenMoneyWash,
} as const;

export type AmountProps = Omit<LabelProps, 'voice'>;

/** A figure of money in the voice of headings, the one voice of all amounts in a figure but those on receipts; set to the right edge unless told otherwise. */
export function Amount({ anchor = 'end', weight = 700, ...rest }: AmountProps) {
  return <Label {...rest} anchor={anchor} weight={weight} voice="heading" />;
}

export interface ColumnPartProps {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly cents: number;
  readonly fill: string;
  /** What is written on it. */
  readonly on: string;
}

/** A part of a column with what it is and what it comes to, from the column's left edge. */
export function ColumnPart({ y, width, height, name, cents, fill, on }: ColumnPartProps) {
  const middle = y + height / 2 + 6;
  return (
    <>
      <rect y={y} width={width} height={height} fill={fill} {...inked} />
      <Label x={9} y={middle} size={16.5} fill={on}>
        {name}
      </Label>
      <Amount x={width - 9} y={middle} size={16.5} fill={on}>
        {formatMoney(cents)}
      </Amount>
    </>
  );
}

export interface LinesProps extends Omit<LabelProps, 'children'> {
  readonly children: readonly string[];
}

/** A few words broken by hand, from the baseline of the first line down. */
export function Lines({ y, size = 16.5, children, ...rest }: LinesProps) {
  return children.map((line, index) => (
    <Label key={line} {...rest} y={y + Math.round(index * size * 1.3)} size={size}>
      {line}
    </Label>
  ));
}
