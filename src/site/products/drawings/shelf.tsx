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

/** What else is on the screen, in a few strokes. */
function Marks({ d }: { readonly d: string }) {
  return <path d={d} stroke={color.screenAction} strokeWidth={5} />;
}

/** A register on its drawer, its slip printed: the counter. */
function Counter() {
  return (
    <>
      <path d="M167 202v-58l7-6 7 6 7-6 7 6v58Z" fill={color.sheet} stroke={color.outline} />
      <path d="M70 170h44l9 38H61Z" {...cased} />
      <Slab x={20} y={200} width={180} height={34} radius={7} />
      <Slab x={20} y={34} width={144} height={138} radius={15} />
      <Screen x={30} y={44} width={124} height={118} />
      <Word x={92} y={103} size={27}>
        Counter
      </Word>
      <Marks d="M45 63h30M45 130h26v14H45Zm34 0h26v14H79Zm34 0h26v14h-26Z" />
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
      <Word y={138} size={40}>
        Table
      </Word>
      <Marks d="M93 50h34v24H93ZM104 38h12M104 86h12M81 56v12M139 56v12" />
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
      <Word y={130} size={30}>
        Check
      </Word>
      <Marks d="M66 151h50m26 0h12" />
    </>
  );
}

/** An Android terminal with its slip: the tap. */
function Tap() {
  return (
    <>
      <path d="M78 40V12l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6v28Z" fill={color.sheet} stroke={color.outline} />
      <Slab x={58} y={30} width={104} height={204} radius={18} />
      <path d="M82 44h56" stroke={color.shade} strokeWidth={6} />
      <Screen x={68} y={58} width={84} height={136} />
      <Word y={152} size={33}>
        Tap
      </Word>
      <Marks d="M88 98q22-22 44 0M96 107q14-13 28 0M105 115q5-4 10 0" />
      <path d="M103 213h14" stroke={color.deviceKey} strokeWidth={6} />
    </>
  );
}

/** A keypad: the sale. Its keys bear no digits, which nobody could read at this size. */
function Sale() {
  return (
    <>
      <Slab x={40} y={32} width={140} height={202} radius={18} />
      <Screen x={53} y={49} width={114} height={84} />
      <path
        d="M69 154h15m18 0h16m18 0h15M69 175h15m18 0h16m18 0h15M69 196h15m18 0h16m18 0h15M102 217h16"
        stroke={color.deviceKey}
        strokeWidth={14}
      />
      <path d="M69 217h15" stroke={color.screenMoney} strokeWidth={14} />
      <path d="M136 217h15" stroke={color.ok} strokeWidth={14} />
      <Word y={96} size={35}>
        Sale
      </Word>
      <Marks d="M68 115h30m42 0h12" />
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
