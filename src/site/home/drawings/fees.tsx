import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
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

// What stands in the agreement is between two: a hand's strokes, and no figure.
const written = [
  'q4-12 8-2t8-2 9 2 8-4',
  'q6-8 9 0t10-4 8 3 6-1',
  'q3-10 7-3t7 3 8-5 9 4',
  'q8-10 10-2t8 2 8-4',
  'q5-9 9 1t8-6 9 5 7-2',
  'q4-8 9-1t9 1 6-6 8 5',
];

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
      <path d="M46 88h344" stroke={color.screenInk} />
      {fees.map(([fee, whose], row) => (
        <g key={fee} transform={`translate(46 ${88 + row * 48})`}>
          <Tick x={9} y={26} size={14} weight={3} />
          <Label x={32} y={30} size={16.5} weight={600} fill={color.screenInk}>
            {fee}
          </Label>
          <Label x={280} y={30} size={14.5} anchor="end" fill={color.screenSoft} voice="mono">
            {whose}
          </Label>
          <rect x={292} y={11} width={52} height={26} rx={4} fill={color.screenWash} />
          <path d={`M301 26${written[row]}`} stroke={color.screenAction} />
          <path d="M0 48h344" stroke={color.screenLine} strokeWidth={hairWidth} />
        </g>
      ))}
      <path
        d="M58 424q12-34 22-30t-8 34q-6 12 4 6 20-14 26-26 4-6 2 8t10 8q10-2 16-14 2 16 12 14t20-18q-4 22 8 18t22-6"
        stroke={color.screenAction}
        strokeWidth={2.5}
      />
      <path d="M46 442h200M286 442h104" stroke={color.screenSoft} strokeWidth={hairWidth} />
      <Label x={46} y={462} size={14.5} fill={color.screenSoft} voice="mono">
        Signature, after reading
      </Label>
      <Label x={286} y={462} size={14.5} fill={color.screenSoft} voice="mono">
        Date
      </Label>
      <g transform="translate(254 428) rotate(-27)">
        <path d="m0 0 20-7h104q7 0 7 7t-7 7H20Z" fill={color.action} {...inked} />
        <path d="m0 0 20-7V7Z" fill={color.sheet} {...inked} />
        <path d="M108-7V7" {...inked} />
      </g>
    </>
  );
}

/** What can be checked. */
export const feeScenes = defineScenes([{ id: 'home-fees', viewBox: '0 0 440 496', Drawing: FeeSheet }]);
