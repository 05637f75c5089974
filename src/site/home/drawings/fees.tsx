import { color, hairWidth, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { Signature } from '../../../drawings/kit/Signature.tsx';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

const fees = [
  ['Interchange', 'Card issuer'],
  ['Assessments', 'Card networks'],
  ['Markup', 'Processor and us'],
  ['Authorization fee', 'Each sale'],
  ['Statement fee', 'Each month'],
  ['Miscellaneous fees', 'Each month'],
] as const;

/** A fountain pen from the tip of its nib at the origin to the right, 182 × 20. */
function Pen() {
  return (
    <>
      <path d="M0 0q13-8 25-8h7V8h-7Q13 8 0 0Z" fill={color.clay} {...scored} />
      <path d="M2 0h18" {...scored} strokeWidth={hairWidth} />
      <circle cx={22} cy={0} r={2.2} fill={color.screenInk} />
      <path d="m32-7 22-2v18l-22-2Z" fill={color.screenInk} {...scored} />
      <path d="M60-10h112q10 0 10 10t-10 10H60Z" fill={color.screenAction} {...scored} />
      <path d="M60 4h121q-3 6-9 6H60Z" {...shaded} fillOpacity={0.4} />
      <path d="M54-10h7v20h-7Z" fill={color.screenMoney} {...scored} />
      <path d="M74-4h70" stroke={color.screenWash} />
    </>
  );
}

/** The fee sheet of an agreement: a line for every fee, ticked off as it is read, and the signature last. */
function FeeSheet() {
  return (
    <>
      <path d="M24 26h396v450H24Z" fill={color.sheet} {...inked} transform="rotate(3 222 250)" />
      <path d="M18 22h400v454H18Z" transform="translate(8 10)" {...shaded} fillOpacity={0.3} />
      <path d="M18 22h400v454H18Z" fill={color.sheet} {...inked} />
      <Label x={46} y={68} size={25} weight={700} fill={color.screenInk} voice="heading">
        Fee sheet
      </Label>
      <Label x={390} y={66} size={14.5} anchor="end" fill={color.screenSoft} voice="mono">
        In writing
      </Label>
      <path d="M46 86h344" stroke={color.screenInk} />
      {fees.map(([fee, whose], row) => (
        <g key={fee} transform={`translate(46 ${86 + row * 46})`}>
          <rect y={12} width={22} height={22} rx={5} fill={color.screenWash} stroke={color.screenAction} />
          <Tick x={11} y={24} size={11} stroke={color.screenAction} weight={2.5} />
          <Label x={36} y={29} size={17} weight={600} fill={color.screenInk}>
            {fee}
          </Label>
          <Label x={344} y={29} size={14.5} anchor="end" fill={color.screenSoft} voice="mono">
            {whose}
          </Label>
          <path d="M0 46h344" stroke={color.screenLine} strokeWidth={hairWidth} />
        </g>
      ))}
      <Signature x={54} y={392} />
      <path d="M46 440h344" stroke={color.screenSoft} strokeWidth={hairWidth} />
      <Label x={46} y={461} size={14.5} fill={color.screenSoft} voice="mono">
        Signature, after reading
      </Label>
      <g transform="translate(190.5 404.5) rotate(-7)">
        <Pen />
      </g>
    </>
  );
}

/** What can be checked. */
export const feeScenes = defineScenes([{ id: 'home-fees', viewBox: '0 0 440 496', Drawing: FeeSheet }]);
