import { Placed, round } from '../../drawings/kit/Placed.tsx';
import { cased, color, hairWidth, inked, shaded, warmShaded } from '../../drawings/kit/palette.ts';
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
        <Label x={14} y={62} size={11} fill={color.screenSoft} voice="mono">
          1 × Page
        </Label>
        <Money x={108} y={62} size={11} weight={500} fill={color.screenInk}>
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
  return <path d="M-7-12H7l3 32h-20Z" {...cased} />;
}

/** Where the line runs at a sheet's middle, which hangs there by its peg and sways with the others. */
const lineAt = (x: number) => round(54 - 33 * ((x - 620) / 594) ** 2);

interface PlaceProps {
  /** The sheet's left edge. */
  readonly x: number;
}

/** A page hung up to be read, 112 × 230. */
function Hung({ x, picture }: PlaceProps & { readonly picture: string }) {
  return (
    <g transform={`translate(${x + 56} ${lineAt(x + 56)}) rotate(-2)`}>
      <rect x={-49} y={12} width={112} height={230} rx={6} {...shaded} />
      <rect x={-56} y={4} width={112} height={230} rx={6} fill={color.sheet} {...inked} />
      <rect x={-42} y={30} width={84} height={66} rx={4} fill={picture} />
      <path d="M-38 116h64" stroke={color.screenInk} strokeWidth={8} />
      <path d="M-40 138h80m-80 16h80m-80 16h46m-46 22h80m-80 16h62" stroke={color.screenLine} strokeWidth={4} />
      <Peg />
    </g>
  );
}

/** What is left of a page that was torn off, and where it hung. */
function Torn({ x }: PlaceProps) {
  return (
    <g transform={`translate(${x + 56} ${lineAt(x + 56)}) rotate(-2)`}>
      <rect x={-56} y={4} width={112} height={230} rx={6} stroke={color.edge} strokeDasharray="2 8" />
      <path
        d="M-56 40V10q0-6 6-6H50q6 0 6 6v22l-15 9-12-12-16 22-14-13-17 16-15-18-17 12Z"
        fill={color.sheet}
        {...inked}
      />
      <Peg />
    </g>
  );
}

/** The articles on a line from a post to beyond the page; of one, the peg holds only what is left. */
function PostNotFound() {
  return (
    <>
      <path d="M6 320V12q0-4 4-4h12q4 0 4 4v308" fill={color.clay} {...inked} strokeLinecap="butt" />
      <path d="M18 9h4q3 0 3 3v308h-7Z" {...warmShaded} />
      <path d="M26 21Q823 110 1620-40" stroke={color.edge} strokeWidth={3} />
      <rect x={3} y={16} width={26} height={11} rx={4} fill={color.edge} {...inked} />
      <Hung x={46} picture={color.screenAction} />
      <Torn x={178} />
      <Hung x={310} picture={color.device} />
      <Hung x={442} picture={color.ok} />
    </>
  );
}

/** The drawings of the two pages nobody looks for. */
export const scenes = defineScenes([
  { id: 'not-found', viewBox: '0 0 192 394', Drawing: NotFound, inPage: true },
  { id: 'post-not-found', viewBox: '0 0 600 320', Drawing: PostNotFound, inPage: true },
]);
