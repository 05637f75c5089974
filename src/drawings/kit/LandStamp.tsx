import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { Placed, type Placement } from './Placed.tsx';
import { color, inked, shaded } from './palette.ts';
import { perforation } from './perforation.ts';

export interface LandStampProps extends Placement {
  /** What of a postmark lies on it. */
  readonly children?: ReactNode;
}

const perforated = `M0 0${perforation(10, 13, 2.75, 3)}`;
const isSalty = brand.land === 'salt flats';

/** A stamp with the company's land on it, 115 × 149.5. */
export function LandStamp({ children, ...place }: LandStampProps) {
  return (
    <Placed {...place} width={115} height={148}>
      <path d={perforated} {...shaded} transform="translate(5 6)" />
      <path d={perforated} fill={color.sheet} {...inked} strokeWidth={1.5} />
      <path d="M13 13h89v122H13Z" fill={color.screenWash} />
      <circle cx={76} cy={43} r={14} fill={color.screenMoneyWash} />
      <path d="m13 76 19-20 17 13 23-27 30 34v8H13Z" fill={color.screenLine} />
      <path d="m13 76 19-20 17 13 23-27 30 34" stroke={color.screenInk} strokeWidth={1.5} />
      <path d="M13 84h89v10H13Z" fill={isSalty ? color.screenAction : color.actionWash} />
      <path d="M13 94h89v41H13Z" fill={isSalty ? color.sheet : color.screenWash} />
      <path d="M62 94h5l-6 41H24Z" fill={color.device} />
      <path d="M13 13h89v122H13Z" stroke={color.screenInk} strokeWidth={1.5} />
      {children}
    </Placed>
  );
}
