import { color } from '../../drawings/kit/palette.ts';
import { Label, type LabelProps } from '../../drawings/text.tsx';

/** Every figure of an article is drawn to this width, at which its words can be read on a phone. */
export const figureWidth = 560;

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

export interface PlateProps {
  readonly height: number;
  readonly fill?: string;
}

/** The tinted ground of a figure. */
export function Plate({ height, fill = color.actionWash }: PlateProps) {
  return <rect width={figureWidth} height={height} fill={fill} />;
}

export interface LinesProps extends Omit<LabelProps, 'children'> {
  readonly children: readonly string[];
}

/** A few words broken by hand, from the baseline of the first line down. */
export function Lines({ y, size = 14, children, ...rest }: LinesProps) {
  return children.map((line, index) => (
    <Label key={line} {...rest} y={y + Math.round(index * size * 1.3)} size={size}>
      {line}
    </Label>
  ));
}
