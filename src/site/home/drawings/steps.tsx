import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Parcel } from '../../../drawings/kit/goods.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { SmartTerminal } from '../../../drawings/kit/SmartTerminal.tsx';
import { ScreenBox, ScreenText, TapMark, Tick } from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

/** Step one: the form, approved. */
function HomeApproved() {
  return (
    <>
      <Document x={3} y={17} scale={0.85} rotate={-3} width={222} height={164} title="Application" ruled={6} />
      <circle cx={192} cy={104} r={38} {...shaded} transform="translate(4 6)" />
      <circle cx={192} cy={104} r={38} fill={color.action} {...inked} />
      <circle cx={192} cy={104} r={30} stroke={color.onAction} strokeWidth={hairWidth} strokeDasharray="1 4" />
      <Tick x={192} y={106} size={29} stroke={color.onAction} weight={5.5} />
    </>
  );
}

/** Step two: the terminal comes out of its box, beside the register that it is connected to. */
function HomeSetup() {
  return (
    <>
      <CountertopPos x={136} y={84.4} scale={0.333}>
        <ScreenBox x={104} y={44} width={80} height={80} radius={40} tone="ok" />
        <Tick x={144} y={87} size={40} stroke={color.screenInk} weight={9} />
      </CountertopPos>
      <Parcel x={21} y={79.5} scale={0.78}>
        <Terminal x={20.5} y={-90} scale={0.69} plain>
          <ScreenText x={52} y={46} size={30} weight={700} anchor="middle" voice="heading">
            Ready
          </ScreenText>
        </Terminal>
      </Parcel>
    </>
  );
}

/** Step three: the first tap. */
function HomeStart() {
  return (
    <>
      <SmartTerminal x={1} y={10} scale={0.48} lights={4}>
        <ScreenBox x={21} y={56} width={88} height={88} radius={44} tone="ok" />
        <Tick x={65} y={103} size={42} stroke={color.screenInk} weight={7} />
      </SmartTerminal>
      <TapMark x={82} y={66} size={30} stroke={color.action} weight={3} />
      <PaymentCard x={120} y={54} scale={0.68} rotate={-12} />
    </>
  );
}

/** The three steps to a first sale. */
export const stepScenes = defineScenes([
  { id: 'home-approved', viewBox: '0 0 240 160', Drawing: HomeApproved },
  { id: 'home-setup', viewBox: '0 0 240 160', Drawing: HomeSetup },
  { id: 'home-start', viewBox: '0 0 240 160', Drawing: HomeStart },
]);
