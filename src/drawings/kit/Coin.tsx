import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, inked, shaded, warmShaded } from './palette.ts';

export type CoinCode = 'BTC' | 'ETH' | 'LTC' | 'BCH' | 'USDC' | 'USDT' | '$';

export interface CoinProps extends Placement {
  /** None where its middle is covered. */
  readonly code?: CoinCode | undefined;
  readonly tone?: 'money' | 'wash' | 'paper' | 'sheet' | 'action';
}

const tones = {
  money: { fill: color.clay, text: color.screenMoney },
  wash: { fill: color.actionWash, text: color.ink },
  paper: { fill: color.paper, text: color.ink },
  sheet: { fill: color.sheet, text: color.screenInk },
  action: { fill: color.action, text: color.onAction },
} as const;

/** A coin with its currency's letters and no emblem, 72 × 78. */
export function Coin({ code, tone = 'money', ...place }: CoinProps) {
  const { fill, text } = tones[tone];
  const size = code === '$' ? 32 : code && code.length > 3 ? 20 : 23;
  return (
    <Placed {...place} width={72} height={78}>
      <path d="M1 36v6a35 35 0 0 0 70 0v-6Z" fill={fill} {...inked} />
      <path d="M1 36v6a35 35 0 0 0 70 0v-6Z" {...(tone === 'money' ? warmShaded : shaded)} />
      <circle cx={36} cy={36} r={35} fill={fill} {...inked} />
      <circle cx={36} cy={36} r={28} stroke={text} strokeWidth={1.25} strokeDasharray="1 4" />
      {code && (
        <Label x={36} y={36 + size * 0.35} size={size} weight={700} anchor="middle" fill={text} voice="mono">
          {code}
        </Label>
      )}
    </Placed>
  );
}
