import { Coin } from '../../../drawings/kit/Coin.tsx';
import { color, hairWidth, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { Shield } from '../../../drawings/kit/Shield.tsx';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

/** The box of each sign. */
const box = '0 0 72 60';

const sheet = 'M12 2h38l12 12v44H12Z';

/** Coins that stay. */
function Savings() {
  return (
    <>
      <Coin x={29} y={17} scale={0.52} />
      <Coin x={29} y={10} scale={0.52} code="$" />
      <Coin x={2} y={17} scale={0.52} />
      <Coin x={2} y={10} scale={0.52} />
      <Coin x={2} y={3} scale={0.52} code="$" />
    </>
  );
}

/** A margin over three known costs. */
function Profits() {
  return (
    <>
      <path d="M6 58h60" {...inked} />
      <path d="M11 40h12v18H11ZM30 28h12v30H30ZM49 10h12v48H49Z" fill={color.sheet} {...inked} />
      <path d="M11 50h12v8H11ZM30 50h12v8H30ZM49 50h12v8H49Z" fill={color.device} {...inked} />
      <path d="M49 10h12v18H49Z" fill={color.clay} {...inked} />
    </>
  );
}

/** A plug that fits. */
function Compatibility() {
  return (
    <>
      <path d="M1 30h17M54 30h17" stroke={color.action} strokeWidth={4} />
      <path d="M18 16h6q14 0 14 14T24 44h-6Z" fill={color.action} {...inked} />
      <path d="M37 24h8m-8 12h8" stroke={color.edge} strokeWidth={5} />
      <path d="M46 14h10q6 0 6 6v20q0 6-6 6H46Z" fill={color.device} {...inked} />
    </>
  );
}

/** A sign as it has to be. */
function Compliant() {
  return (
    <>
      <rect x={2} y={6} width={64} height={44} rx={5} fill={color.sheet} {...inked} />
      <path d="M12 20h22M12 36h22" {...scored} strokeWidth={3} />
      <path d="M42 20h14M42 36h14" stroke={color.screenMoney} strokeWidth={3} />
      <Shield x={46} y={26} scale={0.28} />
    </>
  );
}

/** A fee under the glass. */
function Transparent() {
  return (
    <g transform="translate(-8)">
      <path d={sheet} fill={color.sheet} {...inked} />
      <path d="M20 16h18M20 26h12M20 36h12M20 48h26" stroke={color.screenLine} strokeWidth={3} />
      <path d="m56 44 10 11" stroke={color.action} strokeWidth={6} />
      <circle cx={46} cy={33} r={15} fill={color.screenWash} {...inked} strokeWidth={3} />
      <path d="M38 33h16" stroke={color.screenMoney} strokeWidth={4} />
    </g>
  );
}

/** A wallet, a card and a tick: as they pay already. */
function Adoption() {
  return (
    <>
      <rect x={14} y={4} width={44} height={28} rx={4} fill={color.clay} {...inked} />
      <path d="M20 12h12" stroke={color.screenMoney} strokeWidth={hairWidth} />
      <rect x={4} y={16} width={64} height={42} rx={7} fill={color.paint} {...inked} />
      <path d="M5 46h62v5q0 6-6 6H11q-6 0-6-6Z" {...shaded} />
      <circle cx={54} cy={37} r={10} fill={color.sheet} {...inked} />
      <Tick x={54} y={38} size={8} stroke={color.screenAction} />
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
