import { Placed, type Placement, round } from './Placed.tsx';
import { cased, color, hairWidth } from './palette.ts';
import { Slab } from './Slab.tsx';
import { Screen, ScreenBox, ScreenMoney, ScreenText } from './screen.tsx';

export interface KitchenTicket {
  readonly title: string;
  /** Minutes and seconds since the order; none on a ticket that the frame cuts off. */
  readonly time?: string;
  /** How many of what; one without a number is a wish about the one above it. */
  readonly items: readonly string[];
  readonly tone?: 'wash' | 'money' | 'ok';
}

export interface KitchenScreenProps extends Placement {
  /** At most three; two are wider, and their words larger. */
  readonly tickets: readonly KitchenTicket[];
  /** None where the frame would cut it off. */
  readonly bracket?: boolean;
}

/** Kitchen display on its wall bracket, orders as tickets in columns; 312 × 214. */
export function KitchenScreen({ tickets, bracket = true, ...place }: KitchenScreenProps) {
  const size = tickets.length < 3 ? 16 : 12.5;
  const pitch = 279 / tickets.length;
  const width = pitch - 5;
  const head = round(size * 1.92);
  return (
    <Placed {...place} width={312} height={214}>
      {bracket ? <path d="M136 0h40v18h-40z" {...cased} /> : null}
      <Slab y={14} width={312} height={192} radius={13} />
      <Screen x={11} y={25} width={290} height={160} radius={6}>
        {tickets.map(({ title, time, items, tone = 'wash' }, column) => {
          const x = 8 + column * pitch;
          return (
            <g key={title}>
              <rect x={x} y={8} width={width} height={144} rx={6} stroke={color.screenLine} strokeWidth={hairWidth} />
              <ScreenBox x={x} y={8} width={width} height={head} radius={6} tone={tone} />
              <ScreenText x={x + 7} y={round(8 + size * 1.32)} size={size} weight={650}>
                {title}
              </ScreenText>
              {time === undefined ? null : (
                <ScreenMoney x={x + width - 7} y={round(8 + size * 1.32)} size={size - 1.5}>
                  {time}
                </ScreenMoney>
              )}
              {items.map((item, row) => {
                const wish = !/^\d/.test(item);
                return (
                  <ScreenText
                    key={item}
                    x={x + (wish ? 16 : 7)}
                    y={round(8 + head + (row + 1) * size * 1.6)}
                    size={size}
                    tone={wish ? 'action' : 'ink'}
                  >
                    {item}
                  </ScreenText>
                );
              })}
            </g>
          );
        })}
      </Screen>
      <path d="M146 196h20" stroke={color.deviceKey} strokeWidth={3} />
    </Placed>
  );
}
