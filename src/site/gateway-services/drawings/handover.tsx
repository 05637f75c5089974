import { Bell } from '../../../drawings/kit/Alert.tsx';
import { Envelope } from '../../../drawings/kit/Envelope.tsx';
import { FlowLine } from '../../../drawings/kit/Flow.tsx';
import { Key } from '../../../drawings/kit/Key.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import type { Placement } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked } from '../../../drawings/kit/palette.ts';
import { ScreenRow, ScreenRule, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { Label } from '../../../drawings/text.tsx';
import { Cord } from './cord.tsx';

/** The live key in its envelope. */
function Posted(place: Placement) {
  return (
    <Envelope {...place}>
      <Key x={28} y={-20} rotate={84} fill={color.action} />
      <g transform="translate(140 -49) rotate(8)">
        <path d="M0 20 16 0h64v40H16Z" fill={color.sheet} {...inked} />
        <circle cx={16} cy={20} r={3.5} fill={color.line} {...inked} strokeWidth={hairWidth} />
        <Label x={31} y={26.5} size={18.5} weight={650} fill={color.screenInk}>
          Live
        </Label>
      </g>
      <Cord d="M102-31q26 30 51 4" />
    </Envelope>
  );
}

/** An order that was only a try, 160 × 48. */
function TestOrder({ x, y, scale = 1 }: Pick<Placement, 'x' | 'y' | 'scale'>) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect width={160} height={48} rx={24} fill={color.paper} {...inked} />
      <circle cx={28} cy={24} r={13} fill={color.action} />
      <Tick x={28} y={25} size={12} stroke={color.onAction} weight={2.5} />
      <Label x={52} y={30.5} size={18.5} weight={600}>
        Test order
      </Label>
    </g>
  );
}

/** The order that follows, on the owner's phone. */
function FirstOrder(place: Placement) {
  return (
    <Phone {...place}>
      <ScreenText x={13} y={54} size={18} weight={700} voice="heading">
        First order
      </ScreenText>
      <ScreenText x={13} y={76} size={14} tone="soft">
        Mugs, teapot
      </ScreenText>
      <ScreenRule x={13} y={92} width={98} />
      <ScreenRow x={13} y={118} width={98} label="Total" amount="$86.40" size={14.5} strong />
      <ScreenText x={13} y={140} size={14} voice="mono" tone="soft">
        tok_4417
      </ScreenText>
      <circle cx={62} cy={190} r={26} fill={color.ok} />
      <Tick x={62} y={192} size={25} stroke={color.screenInk} weight={4} />
      <ScreenText x={62} y={240} size={14.5} weight={600} anchor="middle">
        approved
      </ScreenText>
    </Phone>
  );
}

/** The key comes by post, a test order follows, and then the first order. */
export function Handover() {
  return (
    <>
      <FlowLine lit d="M84 240v282q0 20 20 20h100" />
      <Posted x={6} y={92} scale={1.12} />
      <TestOrder x={4} y={366} />
      <FirstOrder x={190} y={272} scale={1.38} rotate={3} />
      <Bell x={328} y={234} ringing />
    </>
  );
}

/** The same, lying, for a phone and a tablet. */
export function LyingHandover() {
  return (
    <>
      <FlowLine lit d="M76 160v55q0 16 16 16h128" />
      <Posted x={2} y={64} scale={0.9} />
      <TestOrder x={6} y={210} scale={0.88} />
      <FirstOrder x={214} y={6} scale={0.9} rotate={3} />
      <Bell x={306} y={0} scale={0.75} ringing />
    </>
  );
}
