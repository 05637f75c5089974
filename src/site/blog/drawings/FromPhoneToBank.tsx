import { Phone } from '../../../drawings/kit/Phone.tsx';
import { color, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { QrCode } from '../../../drawings/kit/QrCode.tsx';
import { ScreenBox } from '../../../drawings/kit/screen.tsx';
import { Label } from '../../../drawings/text.tsx';

/** Beside the frame, where a card is twice as wide: the phone that scans and the bank that is paid in the end. */
export function FromPhoneToBank() {
  return (
    <>
      <rect x={-83} y={50} width={104} height={212} rx={18} {...shaded} />
      <Phone x={-90} y={42} scale={0.76}>
        <QrCode x={22} y={68} scale={0.91} />
        <path d="M14 86V60h26m44 0h26v26m0 44v26H84m-44 0H14v-26" stroke={color.screenAction} strokeWidth={6} />
        <ScreenBox x={14} y={186} width={96} height={50} tone="action" radius={12} />
        <Label x={62} y={220} size={27} weight={650} anchor="middle" fill={color.screen}>
          Pay
        </Label>
      </Phone>
      <g transform="translate(-127 -46) scale(1.25)">
        <path d="m482 112 44-32 44 32v30h-10v70h8v14h-84Z" {...shaded} />
        <path d="M486 134h68v70h-68Z" fill={color.sheet} {...inked} />
        <path d="M478 204h84v14h-84Z" fill={color.sheet} {...inked} />
        <path d="M499 144v50M520 144v50M541 144v50" {...scored} strokeWidth={7} />
        <path d="m476 104 44-32 44 32v30h-88Z" fill={color.screenAction} {...inked} />
        <Label x={520} y={123} size={20} weight={700} anchor="middle" fill={color.screen} voice="heading">
          Bank
        </Label>
      </g>
    </>
  );
}
