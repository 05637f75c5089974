import { cased, color } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { Screen, ScreenText } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

interface WordProps {
  /** Its middle. */
  readonly x?: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

/** The one word a device is known for, in the middle of its screen. */
function Word({ x = 110, ...props }: WordProps) {
  return <ScreenText {...props} x={x} weight={750} anchor="middle" voice="heading" />;
}

/** A register on its drawer, its slip printed: the counter. */
function Counter() {
  return (
    <>
      <path d="M163 206v-52l8-6 8 6 8-6 8 6v52Z" fill={color.sheet} stroke={color.outline} />
      <path d="M62 176h36l8 38H54Z" {...cased} />
      <Slab x={14} y={206} width={192} height={28} radius={6} />
      <Slab x={6} y={54} width={148} height={126} radius={14} />
      <Screen x={15} y={63} width={130} height={108} />
      <Word x={80} y={126} size={27}>
        Counter
      </Word>
    </>
  );
}

/** A screen on end, on an arm and a foot: the table. */
function Table() {
  return (
    <>
      <path d="M104 160h12v72h-12Z" {...cased} />
      <Slab x={64} y={226} width={92} height={8} radius={7} />
      <Slab x={50} y={18} width={120} height={168} radius={14} />
      <Screen x={60} y={28} width={100} height={148} />
      <Word y={112} size={30}>
        Table
      </Word>
    </>
  );
}

/** A reader that prints: the check. */
function Check() {
  return (
    <>
      <path d="M78 84V22l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6v62Z" fill={color.sheet} stroke={color.outline} />
      <path d="M92 42h36M92 56h20" stroke={color.screenSoft} strokeWidth={5} />
      <Slab x={52} y={74} width={116} height={160} radius={22} />
      <path d="M78 88h64" stroke={color.shade} strokeWidth={7} />
      <Screen x={62} y={102} width={96} height={84} />
      <path d="M95 210h0m10 0h0m10 0h0m10 0h0" stroke={color.ok} strokeWidth={6} />
      <Word y={151} size={25}>
        Check
      </Word>
    </>
  );
}

/** A keypad: the tap. Its keys bear no digits, which nobody could read at this size. */
function Tap() {
  return (
    <>
      <Slab x={48} y={44} width={124} height={190} radius={18} />
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

/** A laptop: the invoice. */
function Invoice() {
  return (
    <>
      <Slab x={26} y={96} width={168} height={130} radius={13} />
      <Screen x={36} y={106} width={148} height={108} />
      <path d="M14 224h192q0 16-16 16H30q-16 0-16-16Z" {...cased} />
      <Word y={171} size={33}>
        Invoice
      </Word>
    </>
  );
}

/** A device stands on its lower edge with the whole of its outline. */
const niche = '0 0 220 241';

/** The shelf at the top of the page: a device for each of the five partners, plain enough to be sent with the page. */
export const shelfScenes = defineScenes([
  { id: 'shelf-clover', viewBox: niche, Drawing: Counter, inPage: true },
  { id: 'shelf-spoton', viewBox: niche, Drawing: Table, inPage: true },
  { id: 'shelf-softpoint', viewBox: niche, Drawing: Check, inPage: true },
  { id: 'shelf-dejavoo', viewBox: niche, Drawing: Tap, inPage: true },
  { id: 'shelf-payzli', viewBox: niche, Drawing: Invoice, inPage: true },
]);
