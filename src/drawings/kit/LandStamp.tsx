import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { Placed, type Placement } from './Placed.tsx';
import { color, scored, shaded } from './palette.ts';
import { perforation } from './perforation.ts';

export interface LandStampProps extends Placement {
  /** What of a postmark lies on it. */
  readonly children?: ReactNode;
}

const perforated = `M0 0${perforation(8, 10, 4.2, 3)}`;
const ridge = 'm13 72 18-26 11 12 15.6 20L75 42l13 16 14.2 12v16H13Z';
const isSalty = brand.land === 'salt flats';

/** A stamp with the company's land on it, 115.2 × 144: a road that runs to the hills. */
export function LandStamp({ children, ...place }: LandStampProps) {
  return (
    <Placed {...place} width={115} height={148}>
      <path d={perforated} {...shaded} transform="translate(5 6)" />
      <path d={perforated} fill={color.screenMoneyWash} {...scored} />
      <path d="M13 13h89.2v73H13Z" fill={color.screenWash} />
      <circle cx={55} cy={50} r={14} fill={color.screenMoneyWash} />
      <path d={ridge} fill={color.screenLine} />
      <path d="m31 46-6.2 9 5.2-2 3.5 4.5 3.5-5ZM75 42l-6.3 12.3 5.3-3.3 3.5 5 5.5-4.2Z" fill={color.screen} />
      <path d={ridge} {...scored} />
      <path d="M13 92V81q22-9 44.6 3 22-12 44.6-3v11Z" fill={color.screenAction} {...scored} />
      <path d="M13 90h89.2v41H13Z" fill={isSalty ? color.screen : color.ok} {...scored} />
      {isSalty && (
        <path
          d="m15 104 11-4 12 3m-12-3-3-5m-8 27 11-5m74-13-11-4-12 3m12-3 3-5m8 27-11-5"
          stroke={color.screenLine}
          strokeWidth={1.5}
        />
      )}
      <path d="M56 90h3.2L82 131H33.2Z" fill={color.screenSoft} {...scored} />
      <path d="M57.2 94h.8l.2 4h-1.2ZM56.8 102.5h1.6l.4 7h-2.4ZM56.2 115h2.8l.6 10.5h-4Z" fill={color.screen} />
      <path d="M13 13h89.2v118H13Z" {...scored} />
      {children}
    </Placed>
  );
}
