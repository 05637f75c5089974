import { Placed, type Placement } from '../../drawings/kit/Placed.tsx';
import { cased, color, hairWidth, inked, shaded } from '../../drawings/kit/palette.ts';
import { ScreenText } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';

/** Open below, where it comes out of the slot. */
const strip = 'M0 126V30l12-9 10 7 11-12 13 9 10-11 12 10 11-12 13 8 10-11 12 10 8-5v112';

/** The roll ran out in the middle of a receipt. */
function NotFound() {
  return (
    <>
      <path d={strip} {...shaded} transform="translate(42 12)" />
      <Terminal x={6} y={112} scale={1.36}>
        <ScreenText x={52} y={32} size={15} weight={700} anchor="middle" voice="heading">
          Paper out
        </ScreenText>
        <ScreenText x={52} y={52} size={10.5} anchor="middle" tone="soft">
          Load a new roll
        </ScreenText>
      </Terminal>
      <path d="M32 130h128" stroke={color.shade} strokeWidth={8} />
      <Placed x={35} y={4} width={122} height={126}>
        <path d={strip} fill={color.sheet} {...inked} />
        <path
          d="M5 32v91M117 26v97"
          stroke={color.screenMoney}
          strokeWidth={4}
          strokeLinecap="butt"
          strokeOpacity={0.55}
        />
        <Label x={14} y={62} size={12.5} fill={color.screenSoft} voice="mono">
          1 × Page
        </Label>
        <Money x={108} y={62} size={12.5} weight={500} fill={color.screenInk}>
          0.00
        </Money>
        <path d="M14 76h94" stroke={color.screenSoft} strokeWidth={hairWidth} strokeDasharray="1 5" />
        <Label x={14} y={104} size={18} weight={750} fill={color.screenInk} voice="heading">
          Total
        </Label>
        <Label x={108} y={104} size={18} weight={750} anchor="end" fill={color.screenInk} voice="heading">
          0.00
        </Label>
      </Placed>
    </>
  );
}

/** What holds a page to the line. */
function Peg() {
  return <path d="M56-16h14l3 34H53Z" {...cased} />;
}

/** A page hung up to be read, 126 × 264. */
function Hung({ picture, ...place }: Placement & { readonly picture: string }) {
  return (
    <Placed {...place} width={126} height={264}>
      <rect x={6} y={8} width={126} height={264} rx={6} {...shaded} />
      <rect width={126} height={264} rx={6} fill={color.sheet} {...inked} />
      <rect x={13} y={26} width={100} height={78} rx={4} fill={picture} />
      <path d="M17 126h78" stroke={color.screenInk} strokeWidth={8} />
      <path
        d="M15 150h96M15 166h96M15 182h52M15 204h96M15 220h96M15 236h74"
        stroke={color.screenLine}
        strokeWidth={4}
      />
      <Peg />
    </Placed>
  );
}

/** The articles on a line; one has been torn off, and its peg holds what is left. */
function PostNotFound() {
  return (
    <>
      <path d="M0 14Q300 56 600 6" stroke={color.edge} strokeWidth={3} />
      <Hung x={24} y={30} rotate={-3} picture={color.screenAction} />
      <Hung x={166} y={42} rotate={2} picture={color.device} />
      <Placed x={312} y={42} rotate={-2} width={126} height={264}>
        <rect width={126} height={264} rx={6} stroke={color.edge} strokeDasharray="2 8" />
        <path
          d="M0 34V6q0-6 6-6h114q6 0 6 6v20l-17 9-13-12-17 21-15-13-18 15-15-17-17 11Z"
          fill={color.sheet}
          {...inked}
        />
        <Peg />
      </Placed>
      <Hung x={452} y={24} rotate={3} picture={color.ok} />
    </>
  );
}

/** The drawings of the two pages nobody looks for. */
export const scenes = defineScenes([
  { id: 'not-found', viewBox: '0 0 192 394', Drawing: NotFound, inPage: true },
  { id: 'post-not-found', viewBox: '0 0 600 320', Drawing: PostNotFound, inPage: true },
]);
