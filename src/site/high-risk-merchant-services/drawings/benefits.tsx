import { Coin } from '../../../drawings/kit/Coin.tsx';
import { color, hairWidth, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { Shield } from '../../../drawings/kit/Shield.tsx';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

/** The box of each sign, which keeps 3 of air above and below and 4 beside. */
const box = '0 0 72 60';

/** A coin that is kept. */
function Savings() {
  return (
    <>
      <Coin x={14} y={3} scale={0.61} code="$" />
      <path d="M4 40q0-6 6-6h52q6 0 6 6v11q0 6-6 6H10q-6 0-6-6Z" fill={color.paint} {...inked} />
      <path d="M5 47h62v4q0 5-5 5H10q-5 0-5-5Z" {...shaded} />
    </>
  );
}

/** A margin over three known costs. */
function Profits() {
  return (
    <>
      <path d="M8 33h16v23H8ZM28 19h16v37H28ZM48 4h16v52H48Z" fill={color.clay} {...inked} />
      <path d="M8 41h16v15H8ZM28 35h16v21H28ZM48 29h16v27H48Z" fill={color.paint} {...inked} />
      <path d="M4 56h64" {...inked} />
    </>
  );
}

/** A plug that fits. */
function Compatibility() {
  return (
    <>
      <path d="M2 30h8M62 30h8" stroke={color.edge} strokeWidth={5} />
      <path d="M32 19h12m-12 22h12" stroke={color.edge} strokeWidth={5} strokeLinecap="butt" />
      <path d="M8 20q0-6 6-6h5q4-10 12-10h3v52h-3q-8 0-12-10h-5q-6 0-6-6Z" fill={color.paint} {...inked} />
      <path d="M42 4h14q8 0 8 8v36q0 8-8 8H42Z" fill={color.clay} {...inked} />
    </>
  );
}

/** A sign as it has to be. */
function Compliant() {
  return (
    <>
      <rect x={4} y={4} width={58} height={48} rx={6} fill={color.sheet} {...inked} />
      <path d="M4 17v-7q0-6 6-6h46q6 0 6 6v7Z" fill={color.paint} {...inked} />
      <path d="M13 28h16" {...scored} strokeWidth={3} />
      <path d="M13 40h12" stroke={color.screenMoney} strokeWidth={3} />
      <Shield x={36} y={21} scale={0.32} />
    </>
  );
}

/** A fee under the glass. */
function Transparent() {
  return (
    <>
      <path d="M12 3h26l14 14v34q0 6-6 6H12q-6 0-6-6V9q0-6 6-6Z" fill={color.sheet} {...inked} />
      <path d="M15 16h14M15 27h8M15 38h8M15 48h18" stroke={color.screenLine} strokeWidth={3} />
      <path d="m57 46 8 9" stroke={color.outline} strokeWidth={8} />
      <path d="m57 46 8 9" stroke={color.paint} strokeWidth={4} />
      <circle cx={45} cy={32} r={17} fill={color.paint} {...inked} />
      <circle cx={45} cy={32} r={12} fill={color.screenWash} {...inked} />
      <path d="M39 32h12" stroke={color.screenMoney} strokeWidth={4} />
    </>
  );
}

/** A wallet, a card and a tick: as they pay already. */
function Adoption() {
  return (
    <>
      <rect x={13} y={4} width={46} height={28} rx={4} fill={color.clay} {...inked} />
      <path d="M20 11h12" stroke={color.screenMoney} strokeWidth={hairWidth} />
      <rect x={4} y={18} width={64} height={39} rx={7} fill={color.paint} {...inked} />
      <path d="M5 46h62v4q0 6-6 6H11q-6 0-6-6Z" {...shaded} />
      <circle cx={53} cy={37} r={10} fill={color.sheet} {...inked} />
      <Tick x={53} y={38} size={8} stroke={color.screenAction} />
    </>
  );
}

/** A sign for each benefit of the account. */
export const benefitScenes = defineScenes([
  { id: 'high-risk-savings', viewBox: box, Drawing: Savings },
  { id: 'high-risk-profits', viewBox: box, Drawing: Profits },
  { id: 'high-risk-compatibility', viewBox: box, Drawing: Compatibility },
  { id: 'high-risk-compliant', viewBox: box, Drawing: Compliant },
  { id: 'high-risk-transparent', viewBox: box, Drawing: Transparent },
  { id: 'high-risk-adoption', viewBox: box, Drawing: Adoption },
]);
