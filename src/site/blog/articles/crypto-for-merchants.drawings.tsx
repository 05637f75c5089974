import { color, inked } from '../../../drawings/kit/palette.ts';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

const steps = [
  { name: 'Priced', detail: '$1,250' },
  { name: 'Locked', detail: '0.0125 BTC' },
  { name: 'Shown', detail: 'as a QR code' },
  { name: 'Sent', detail: 'detected only', release: 'a sandwich' },
  { name: 'Confirmed', detail: 'block by block', release: 'a repair' },
  { name: 'Paid out', detail: 'or held' },
] as const;

/** The step at which the money can no longer be taken back. */
const settled = 4;

function Stop({ step }: { readonly step: number }) {
  const isSettled = step >= settled;
  return (
    <>
      <circle r={17} fill={isSettled ? color.action : color.paper} {...inked} />
      <Label
        x={0}
        y={6}
        size={17}
        weight={700}
        anchor="middle"
        voice="heading"
        fill={isSettled ? color.onAction : color.ink}
      >
        {String(step + 1)}
      </Label>
    </>
  );
}

/** The six steps along a line: dashed while the payment may still fail, solid from the confirmation on. */
function InvoiceSteps() {
  return (
    <>
      <rect width={800} height={290} fill={color.actionWash} />
      <path d="M74 96h527" stroke={color.edge} strokeWidth={3} strokeDasharray="1 8" />
      <path d="M601 96h130" stroke={color.action} strokeWidth={4} />
      {steps.map(({ name, detail, ...rest }, step) => (
        <g key={name} transform={`translate(${74 + step * 131.5} 96)`}>
          {'release' in rest ? (
            <>
              <path d="M0 84v28" {...inked} />
              <rect x={-62} y={112} width={124} height={54} rx={10} fill={color.paper} {...inked} />
              <Label x={0} y={134} size={14} anchor="middle" fill={color.inkSoft}>
                Release
              </Label>
              <Label x={0} y={154} size={16} weight={650} anchor="middle">
                {rest.release}
              </Label>
            </>
          ) : null}
          <Stop step={step} />
          <Label x={0} y={48} size={19} weight={700} anchor="middle" voice="heading">
            {name}
          </Label>
          <Label x={0} y={71} size={14.5} anchor="middle" fill={color.inkSoft} voice="mono">
            {detail}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The same steps from top to bottom, for a phone. */
function InvoiceStepsNarrow() {
  return (
    <>
      <rect width={360} height={440} fill={color.actionWash} />
      <path d="M46 48v276" stroke={color.edge} strokeWidth={3} strokeDasharray="1 8" />
      <path d="M46 324v69" stroke={color.action} strokeWidth={4} />
      {steps.map(({ name, detail, ...rest }, step) => (
        <g key={name} transform={`translate(46 ${48 + step * 69})`}>
          <Stop step={step} />
          <Label x={34} y={-1} size={17} weight={700} voice="heading">
            {name}
          </Label>
          <Label x={34} y={18} size={13} fill={color.inkSoft} voice="mono">
            {detail}
          </Label>
          {'release' in rest ? (
            <>
              <path d="M156 4h24" {...inked} />
              <rect x={180} y={-22} width={114} height={48} rx={10} fill={color.paper} {...inked} />
              <Label x={237} y={-3} size={12.5} anchor="middle" fill={color.inkSoft}>
                Release
              </Label>
              <Label x={237} y={15} size={14} weight={650} anchor="middle">
                {rest.release}
              </Label>
            </>
          ) : null}
        </g>
      ))}
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = defineScenes([
  { id: 'crypto-steps', viewBox: '0 0 800 290', Drawing: InvoiceSteps },
  { id: 'crypto-steps-narrow', viewBox: '0 0 360 440', Drawing: InvoiceStepsNarrow },
]);
