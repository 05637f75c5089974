import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { color } from '../../../drawings/kit/palette.ts';
import { SmartTerminal } from '../../../drawings/kit/SmartTerminal.tsx';
import { ScreenText, TapMark } from '../../../drawings/kit/screen.tsx';
import { Tablet } from '../../../drawings/kit/Tablet.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

interface WordProps {
  /** The middle of the screen. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

/** The one word a device is known for. */
function Word(props: WordProps) {
  return <ScreenText {...props} weight={750} anchor="middle" voice="heading" />;
}

/** A register: the counter. */
function Counter() {
  return (
    <CountertopPos x={6} y={58} scale={0.675}>
      <Word x={144} y={104} size={56}>
        Counter
      </Word>
    </CountertopPos>
  );
}

/** A handheld: the table. */
function Table() {
  return (
    <Handheld x={51} y={26} scale={0.97}>
      <Word x={45} y={86} size={29}>
        Table
      </Word>
    </Handheld>
  );
}

/** A tall terminal: the check. */
function Check() {
  return (
    <SmartTerminal x={55} y={18} scale={0.71} lights={4}>
      <Word x={65} y={112} size={38}>
        Check
      </Word>
    </SmartTerminal>
  );
}

/** A keypad: the tap. */
function Tap() {
  return (
    <Terminal x={48} y={48} scale={0.93}>
      <Word x={38} y={45} size={30}>
        Tap
      </Word>
      <TapMark x={72} y={36} size={20} weight={3} />
    </Terminal>
  );
}

/** A tablet on its foot: the invoice. */
function Invoice() {
  return (
    <>
      <path d="m88 241 10-30h24l10 30Z" fill={color.shade} stroke={color.deviceEdge} />
      <Tablet x={8} y={62} scale={0.836}>
        <Word x={108} y={90} size={46}>
          Invoice
        </Word>
      </Tablet>
    </>
  );
}

/** The shelf at the top of the page: a device for each of the five partners. */
export const shelfScenes = defineScenes([
  { id: 'shelf-clover', viewBox: '0 0 220 242', Drawing: Counter, inPage: true },
  { id: 'shelf-spoton', viewBox: '0 0 220 242', Drawing: Table, inPage: true },
  { id: 'shelf-softpoint', viewBox: '0 0 220 242', Drawing: Check, inPage: true },
  { id: 'shelf-dejavoo', viewBox: '0 0 220 242', Drawing: Tap, inPage: true },
  { id: 'shelf-payzli', viewBox: '0 0 220 242', Drawing: Invoice, inPage: true },
]);
