import type { FunctionComponent } from 'react';
import type { OfficeView } from '../../brand/brand.schema.ts';
import { brand } from '../../brand.ts';
import { LandStamp } from '../../drawings/kit/LandStamp.tsx';
import { color, inked, scored, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { perforation } from '../../drawings/kit/perforation.ts';
import type { Scene } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { officeScene } from './office-scene.ts';

/** The letter's own stamp, of the set that franks the one on the about page. */
const ContactStamp = () => <LandStamp x={4} y={4} rotate={2.5} />;

// 308 × 220.
const perforated = `M0 0${perforation(14, 10, 6.25, 4.75)}`;

/** How the stamp of a view differs from others: its picture, 272 × 160, its paper, and how it sits. */
interface Look {
  readonly View: FunctionComponent;
  readonly paper: string;
  /** Degrees, clockwise. */
  readonly tilt: number;
}

interface StampProps {
  /** The country of the office, at the stamp's foot. */
  readonly country: string;
  readonly look: Look;
}

/** A stamp with a view of an office's city: of coloured paper, so that it is seen on a white card, and cancelled in the year of the site, where the ink shows. */
function Stamp({ country, look: { View, paper, tilt } }: StampProps) {
  return (
    <g transform={`translate(22 14) rotate(${tilt} 154 110)`}>
      <path d={perforated} {...shaded} transform="translate(6 8)" />
      <path d={perforated} fill={paper} {...scored} />
      <View />
      <path d="M18 18h272v160H18Z" {...scored} />
      <Label x={18} y={205} size={25} weight={700} fill={color.screenInk} voice="heading">
        {country}
      </Label>
      <g transform="translate(250 58)" strokeWidth={1.5}>
        <circle r={34} {...scored} />
        <circle r={28} {...scored} />
        <Label x={0} y={6} size={18} weight={600} anchor="middle" fill={color.screenInk} voice="mono">
          {String(brand.copyrightYear)}
        </Label>
        <path d="M19.3-28q8.7 7 17.4 0t17.3 0M34 0q10-8 20 0M19.3 28q8.7 7 17.4 0t17.3 0" {...scored} />
        <path d="M54-28q9 7 18 0M54 0q9 7 18 0M54 28q9 7 18 0" {...inked} />
      </g>
    </g>
  );
}

const ridge = 'm18 128 34-34 22 18 46-62 40 46 30-40 52 58 20-18 28 26v36H18Z';

/** The domed capitol before snowy mountains, the salt flats at its feet. */
function Capitol() {
  return (
    <>
      <path d="M18 18h272v160H18Z" fill={color.screenWash} />
      <circle cx={74} cy={58} r={20} fill={color.screenMoneyWash} />
      <path d={ridge} fill={color.screenLine} />
      <path d="m120 50 40 46-16-4-8 14-14-16-16 8-10-16ZM190 56l32 36-18-2-10 12-16-12-15 2Z" fill={color.screen} />
      <path d={ridge} {...scored} />
      <path d="M18 140h272v38H18Z" fill={color.screen} {...scored} />
      <path
        d="m18 162 60-10 48 12 66-12 52 12 46-10M78 152l-11-9m59 21-8 14m74-26 10-9m42 21 8 14"
        stroke={color.screenLine}
      />
      <g fill={color.sheet} {...scored}>
        <path d="M108 146v-26h92v26ZM128 120V96h52v24ZM132 96a22 24 0 0 1 44 0Z" />
        <path d="m122 120 32-14 32 14ZM148 74h12v-10h-12Z" />
        <path d="M120 128v18m12-18v18m12-18v18m20-18v18m12-18v18m12-18v18M154 64V52" />
      </g>
      <path d="M160 76q14 4 16 20h-10q0-12-6-20Z" {...shaded} />
      {[66, 84, 226, 246].map((x) => (
        <path key={x} d={`M${x} 116l10 16h-4l6 10h-24l6-10h-4ZM${x} 142v6`} fill={color.screenAction} {...scored} />
      ))}
    </>
  );
}

/** The creek by evening: a dhow under sail before the towers. */
function Creek() {
  return (
    <>
      <path d="M18 18h272v160H18Z" fill={color.screenMoneyWash} />
      <circle cx={84} cy={88} r={36} fill={color.screenMoney} fillOpacity={0.35} />
      <g fill={color.screenLine} {...scored}>
        <path d="M32 134V98h20v36ZM60 134V92l22-12v54ZM196 134V96h22v38ZM246 134V100q18 6 22 34Z" />
        <path d="M104 134V98h6V72h6V50l5-24 5 24v22h6v26h6v36Z" />
      </g>
      <path d="M72 85.5l10-5.5v54H72ZM121 26l5 24v22h6v26h6v36h-17ZM42 98h10v36H42Z" {...shaded} />
      <path d="M18 134h272v44H18Z" fill={color.screenAction} {...scored} />
      <path d="M34 148h44m-24 14h50M236 146h40m-66 22h60" stroke={color.screenWash} />
      <path d="M150 152V66" {...scored} strokeWidth={3} />
      <path d="M146 70q52 14 62 72-34-14-72-6 20-32 10-66Z" fill={color.sheet} {...scored} />
      <path d="M178 90q24 20 30 52-14-6-30-8 8-22 0-44Z" {...shaded} />
      <path
        d="M92 144q10 10 22 10h80q18-2 28-12-6 28-30 32h-70q-24-6-30-30Z"
        fill={color.screenMoneyWash}
        {...scored}
      />
      <path d="M99 161q50 7 117-2-8 13-24 15h-70q-16-4-23-13Z" {...warmShaded} />
    </>
  );
}

/** A street as in any city: a shop with its awning, houses, a tree and a lamp. */
function Street() {
  return (
    <>
      <path d="M18 18h272v160H18Z" fill={color.screenWash} />
      <circle cx={238} cy={54} r={20} fill={color.screenMoneyWash} />
      <g fill={color.screenLine} {...scored}>
        <path d="M36 150V62h52v88ZM196 150V82l30-22 30 22v68Z" />
      </g>
      <g fill={color.sheet} {...scored}>
        <path d="M88 150V94h108v56Z" />
        <path d="M48 76h10v14H48Zm18 0h10v14H66Zm-18 28h10v14H48Zm18 0h10v14H66ZM212 96h10v14h-10Zm18 0h10v14h-10ZM150 116h32v34h-32Z" />
        <path d="M100 118h38v20h-38Z" />
      </g>
      <path d="M82 94h120l-6-18H88Z" fill={color.screenMoneyWash} {...scored} />
      <path d="m106 76-2 18m24-18v18m26-18v18m22-18 2 18" {...scored} />
      <path d="M232 82l24 0v68h-12ZM66 62h22v88H78Z" {...shaded} />
      <path
        d="M268 150v-30m-14-6a15 15 0 1 1 28 0 12 12 0 0 1-14 8 12 12 0 0 1-14-8Z"
        fill={color.screenAction}
        {...scored}
      />
      <path d="M26 150v-62q0-8 8-8" {...scored} />
      <path d="M18 150h272v28H18Z" fill={color.screen} {...scored} />
      <path d="M40 164h34m24 0h34m24 0h34m24 0h34" stroke={color.screenLine} strokeWidth={3} />
    </>
  );
}

const views: Readonly<Record<OfficeView, Look>> = {
  capitol: { View: Capitol, paper: color.screenMoneyWash, tilt: -3 },
  creek: { View: Creek, paper: color.screenWash, tilt: 2 },
  street: { View: Street, paper: color.screenMoneyWash, tilt: 3 },
};

/** The drawings of the contact page: its stamps, one an office. */
export const scenes: readonly Scene[] = [
  { id: 'contact-stamp', viewBox: '0 0 128 163', Drawing: ContactStamp, inPage: true },
  ...brand.offices.map(({ country, view }, index): Scene => {
    const look = views[view];
    return {
      id: officeScene(index),
      viewBox: '0 0 352 252',
      overflow: 'visible',
      Drawing: () => <Stamp country={country} look={look} />,
    };
  }),
];
