import { color, hairWidth } from '../../../drawings/kit/palette.ts';
import { ScreenBox, ScreenText } from '../../../drawings/kit/screen.tsx';

interface PriceProps {
  readonly x: number;
  readonly y: number;
  readonly cash?: boolean;
  readonly height?: number;
}

/** One of the ticket's two totals in its box, as devices and receipts show it, 114 wide. */
export function Price({ x, y, cash = false, height = 62 }: PriceProps) {
  const tone = cash ? 'money' : 'ink';
  const middle = height / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ScreenBox x={0} y={0} width={114} height={height} radius={8} tone={cash ? 'money' : 'plain'} />
      {cash ? <rect width={114} height={height} rx={8} stroke={color.screenMoney} strokeWidth={hairWidth} /> : null}
      <ScreenText x={10} y={middle - 8} size={18} tone={tone}>
        {cash ? 'Cash price' : 'Card price'}
      </ScreenText>
      <ScreenText x={10} y={middle + 20} size={27} weight={750} voice="heading" tone={tone}>
        {cash ? '$30.00' : '$30.90'}
      </ScreenText>
    </g>
  );
}
