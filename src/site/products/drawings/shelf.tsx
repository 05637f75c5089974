import { cased, color } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { Screen, ScreenText } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

interface WordProps {
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

/** The one word a device is known for, in the middle of its screen. */
function Word(props: WordProps) {
  return <ScreenText {...props} x={110} weight={750} anchor="middle" voice="heading" />;
}

/** A register on its drawer: the counter. */
function Counter() {
  return (
    <>
      <path d="M92 190h36l8 24H84Z" {...cased} />
      <Slab x={48} y={210} width={124} height={26} radius={6} />
      <Slab x={20} y={56} width={180} height={130} radius={14} />
      <Screen x={29} y={65} width={162} height={112} />
      <Word y={132} size={33}>
        Counter
      </Word>
    </>
  );
}

/** A handheld: the table. */
function Table() {
  return (
    <>
      <path d="M57 96v56m106-56v56" stroke={color.deviceEdge} strokeWidth={8} />
      <Slab x={60} y={26} width={100} height={210} radius={24} />
      <Screen x={68} y={50} width={84} height={136} />
      <path d="M110 212h0" stroke={color.deviceKey} strokeWidth={20} />
      <Word y={126} size={26}>
        Table
      </Word>
    </>
  );
}

/** A tall terminal with its lights: the check. */
function Check() {
  return (
    <>
      <Slab x={56} y={18} width={108} height={218} radius={22} />
      <path d="M80 34h60" stroke={color.shade} strokeWidth={6} />
      <path d="M95 48h0m10 0h0m10 0h0m10 0h0" stroke={color.ok} strokeWidth={5} />
      <Screen x={64} y={62} width={92} height={128} />
      <Word y={135} size={26}>
        Check
      </Word>
    </>
  );
}

/** A keypad: the tap. Its keys bear no digits, which nobody could read at this size. */
function Tap() {
  return (
    <>
      <Slab x={48} y={44} width={124} height={192} radius={18} />
      <Screen x={60} y={62} width={100} height={74} />
      <path
        d="M75 156h12m17 0h12m17 0h12M75 176h12m17 0h12m17 0h12M75 196h12m17 0h12m17 0h12M104 216h12"
        stroke={color.deviceKey}
        strokeWidth={14}
      />
      <path d="M75 216h12" stroke={color.screenMoney} strokeWidth={14} />
      <path d="M133 216h12" stroke={color.ok} strokeWidth={14} />
      <Word y={111} size={33}>
        Tap
      </Word>
    </>
  );
}

/** A tablet on its foot: the invoice. */
function Invoice() {
  return (
    <>
      <path d="m92 241 8-24h20l8 24Z" {...cased} />
      <Slab x={27} y={98} width={166} height={122} radius={13} />
      <Screen x={37} y={108} width={146} height={102} />
      <Word y={170} size={33}>
        Invoice
      </Word>
    </>
  );
}

const niche = '0 0 220 242';

/** The shelf at the top of the page: a device for each of the five partners, plain enough to be sent with the page. */
export const shelfScenes = defineScenes([
  { id: 'shelf-clover', viewBox: niche, Drawing: Counter, inPage: true },
  { id: 'shelf-spoton', viewBox: niche, Drawing: Table, inPage: true },
  { id: 'shelf-softpoint', viewBox: niche, Drawing: Check, inPage: true },
  { id: 'shelf-dejavoo', viewBox: niche, Drawing: Tap, inPage: true },
  { id: 'shelf-payzli', viewBox: niche, Drawing: Invoice, inPage: true },
]);
