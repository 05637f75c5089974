import { Label } from '../text.tsx';
import { Placed, type Placement } from './Placed.tsx';
import { color, hairWidth, inked, shaded, warmShaded } from './palette.ts';
import { TapMark } from './screen.tsx';

export type CardTone = 'action' | 'deep' | 'money' | 'paper';

export interface PaymentCardProps extends Placement {
  readonly tone?: CardTone;
  /** The four digits that may be shown; left out where they would be too small to read. */
  readonly digits?: string;
  readonly name?: string;
  /** No contactless mark, where it would be too small to be one. */
  readonly plain?: boolean;
}

const tones: Readonly<Record<CardTone, { readonly fill: string; readonly text: string }>> = {
  action: { fill: color.action, text: color.onAction },
  deep: { fill: color.device, text: color.screen },
  money: { fill: color.screenMoneyWash, text: color.screenMoney },
  paper: { fill: color.sheet, text: color.screenInk },
};

/** A bank card with chip and contactless mark, no network's emblem; 164 × 104. */
export function PaymentCard({ tone = 'action', digits, name, plain = false, ...place }: PaymentCardProps) {
  const { fill, text } = tones[tone];
  return (
    <Placed {...place} width={164} height={104}>
      <rect width={164} height={104} rx={11} fill={fill} {...inked} />
      <path d="M163 34q-44 4-62 30t-49 39h100a11 11 0 0 0 11-11Z" {...(tone === 'money' ? warmShaded : shaded)} />
      <path
        d="M19 38h18q4 0 4 4v12q0 4-4 4H19q-4 0-4-4V42q0-4 4-4ZM15 48h9m8 0h9M24 38v20m8-20v20"
        fill={color.screenMoneyWash}
        stroke={color.screenMoney}
        strokeWidth={hairWidth}
      />
      {plain ? null : <TapMark x={48} y={48} size={12} stroke={text} weight={2} />}
      {digits === undefined ? null : (
        <Label x={15} y={89} size={15} fill={text} voice="mono">
          {`•••• ${digits}`}
        </Label>
      )}
      {name === undefined ? null : (
        <Label x={15} y={23} size={10.5} fill={text} weight={600}>
          {name}
        </Label>
      )}
    </Placed>
  );
}
