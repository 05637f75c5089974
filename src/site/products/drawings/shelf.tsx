import { cased, color } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { Screen, ScreenText } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

interface WordProps {
  /** Its middle. */
  readonly x?: number;
  /** Baseline. */
  readonly y: number;
  readonly children: string;
}

/** The one word a device is known for, in the middle of its screen. */
function Word({ x = 110, ...props }: WordProps) {
  return <ScreenText {...props} x={x} size={30} weight={750} anchor="middle" voice="heading" />;
}

/** A register on its drawer, its slip printed: the counter. */
function Counter() {
  return (
    <>
      <path d="M67 170h44l9 38H58Z" {...cased} />
      <Slab x={9} y={200} width={202} height={34} radius={7} />
      <path d="M175 212h26" stroke={color.shade} strokeWidth={6} />
      <path d="M176 212v-68l6-6 6 6 6-6 6 6v68" fill={color.sheet} stroke={color.outline} />
      <Slab x={9} y={18} width={160} height={154} radius={15} />
      <Screen x={19} y={28} width={140} height={134} />
      <Word x={89} y={105}>
        Counter
      </Word>
    </>
  );
}

/** A screen on end, on an arm and a foot: the table. */
function Table() {
  return (
    <>
      <path d="M103 176h14v56h-14Z" {...cased} />
      <Slab x={54} y={226} width={112} height={8} radius={7} />
      <Slab x={36} y={6} width={148} height={188} radius={16} />
      <Screen x={47} y={17} width={126} height={166} />
      <Word y={112}>Table</Word>
    </>
  );
}

/** A screen on a wedge, the check behind it. */
function Check() {
  return (
    <>
      <path d="M78 84V22l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6v62Z" fill={color.sheet} stroke={color.outline} />
      <path d="M92 42h36M92 56h20" stroke={color.screenSoft} strokeWidth={5} />
      <path d="M62 196h96l22 34H40Z" fill={color.deviceFoot} stroke={color.deviceEdge} />
      <Slab x={34} y={226} width={152} height={8} radius={5} />
      <Slab x={38} y={74} width={144} height={130} radius={20} />
      <Screen x={50} y={86} width={120} height={88} />
      <path d="M89 190h0m14 0h0m14 0h0m14 0h0" stroke={color.ok} strokeWidth={6} />
      <Word y={140}>Check</Word>
    </>
  );
}

/** An Android terminal with its slip: the tap. */
function Tap() {
  return (
    <>
      <Slab x={58} y={30} width={104} height={204} radius={18} />
      <path d="M82 44h56" stroke={color.shade} strokeWidth={6} />
      <path d="M82 44V10l7-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6v34" fill={color.sheet} stroke={color.outline} />
      <Screen x={68} y={58} width={84} height={136} />
      <Word y={136}>Tap</Word>
      <path d="M103 213h14" stroke={color.deviceKey} strokeWidth={6} />
    </>
  );
}

/** A keypad: the sale. Its keys bear no digits, which nobody could read at this size. */
function Sale() {
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
      <Word y={111}>Sale</Word>
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
  { id: 'shelf-payzli', viewBox: niche, Drawing: Sale, inPage: true },
]);
