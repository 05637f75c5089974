import { Placed, type Placement } from './Placed.tsx';
import { color } from './palette.ts';

export interface QrCodeProps extends Placement {
  readonly stroke?: string;
}

// A true version 1 code, one horizontal run per dark stretch; it reads "YOUR TOTAL IS $24.72".
const runs =
  'M0 0.5h7m2 0h1m2 0h1m1 0h7M0 1.5h1m5 0h1m1 0h1m1 0h3m1 0h1m5 0h1M0 2.5h1m1 0h3m1 0h1m7 0h1m1 0h3m1 0h1M0 3.5h1m1 0h3m1 0h1m2 0h2m1 0h1m1 0h1m1 0h3m1 0h1M0 4.5h1m1 0h3m1 0h1m1 0h1m3 0h1m1 0h1m1 0h3m1 0h1M0 5.5h1m5 0h1m4 0h1m2 0h1m5 0h1M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h7M9 7.5h1m1 0h2M0 8.5h1m1 0h1m1 0h1m1 0h1m3 0h1m5 0h1m2 0h1M2 9.5h2m1 0h1m1 0h3m2 0h1m1 0h2m1 0h4M2 10.5h3m1 0h2m3 0h2m1 0h2m4 0h1M2 11.5h1m1 0h2m1 0h6m1 0h1m1 0h1m1 0h1M0 12.5h1m1 0h1m1 0h1m1 0h2m1 0h2m1 0h5m1 0h1m1 0h1M8 13.5h2m1 0h2m4 0h1m1 0h2M0 14.5h7m2 0h3m2 0h2m1 0h1m1 0h2M0 15.5h1m5 0h1m10 0h4M0 16.5h1m1 0h3m1 0h1m1 0h4m2 0h1m2 0h2M0 17.5h1m1 0h3m1 0h1m2 0h1m1 0h1m1 0h1m1 0h2m1 0h2M0 18.5h1m1 0h3m1 0h1m1 0h1m1 0h1m2 0h1m4 0h1m1 0h1M0 19.5h1m5 0h1m8 0h2m2 0h2M0 20.5h7m1 0h3m1 0h1m1 0h1m1 0h1m3 0h1';

/** A QR code of 21 × 21 modules, 84 × 84. Set it on a light ground, with four modules of quiet around it. */
export function QrCode({ stroke = color.screenInk, ...place }: QrCodeProps) {
  return (
    <Placed {...place} width={84} height={84}>
      <path d={runs} transform="scale(4)" stroke={stroke} strokeWidth={1.04} strokeLinecap="butt" />
    </Placed>
  );
}
