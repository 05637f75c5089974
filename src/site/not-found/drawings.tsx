import type { ReactNode } from 'react';
import { Coin } from '../../drawings/kit/Coin.tsx';
import { Envelope } from '../../drawings/kit/Envelope.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Placed } from '../../drawings/kit/Placed.tsx';
import { cased, color, hairWidth, inked, scored, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { tornEdge } from '../../drawings/kit/Receipt.tsx';
import { ScreenText, Tick } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';

const tear = 'l12-9 10 7 11-12 13 9 10-11 12 10 11-12 13 8 10-11 12 10 8-5';
/** Open below, where it comes out of the slot. */
const strip = `M0 129V30${tear}v115`;

/** The roll ran out in the middle of a receipt. */
function NotFound() {
  return (
    <>
      {/* The terminal's shade and the strip's are one. */}
      <path d={`M42 141V42${tear}V141Z M40 121h125q26 0 26 26l-8 255H22l-8-255q0-26 26-26Z`} {...shaded} />
      <Terminal x={6} y={112} scale={1.36}>
        <ScreenText x={52} y={32} size={15} weight={700} anchor="middle" voice="heading">
          Paper out
        </ScreenText>
        <ScreenText x={52} y={52} size={10.5} anchor="middle" tone="soft">
          Load a new roll
        </ScreenText>
      </Terminal>
      <rect x={27} y={124} width={138} height={9} rx={4.5} fill={color.shade} />
      {/* As far as the slot's lip, which cuts it. */}
      <Placed x={35} y={4} width={122} height={129}>
        <path d={strip} fill={color.sheet} {...inked} strokeLinecap="butt" />
        {/* They run off the paper where it is torn. */}
        <path d="M3 129V28.6l4-3V129ZM115 129V19.4l4-2.5V129Z" fill={color.screenMoney} fillOpacity={0.55} />
        <Label x={13} y={62} size={12} fill={color.screenSoft} voice="mono">
          1 × Page
        </Label>
        <Money x={108} y={62} size={12} weight={500} fill={color.screenInk}>
          0.00
        </Money>
        <path d="M14 76h93" stroke={color.screenSoft} strokeWidth={hairWidth} strokeDasharray="1 5" />
        <Label x={14} y={104} size={18} weight={750} fill={color.screenInk} voice="heading">
          Total
        </Label>
        <Label x={108} y={104} size={18} weight={750} anchor="end" fill={color.screenInk} voice="heading">
          0.00
        </Label>
      </Placed>
      {/* The slot's lip, before the paper. */}
      <path d="M33 131.5h126" stroke={color.shade} strokeWidth={3.5} />
    </>
  );
}

interface HungProps {
  /** Where the line is at its peg. */
  readonly at: readonly [x: number, y: number];
  /** Degrees, clockwise. */
  readonly sway: number;
  readonly children: ReactNode;
}

/** What hangs from the line by a peg; its own upper edge is 10 below the line. */
function Hung({ at: [x, y], sway, children }: HungProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${sway})`}>
      {children}
      <path d="M-6-14H6l4 40h-20Z" {...cased} />
      <path d="M0 4v13" stroke={color.screenLine} />
    </g>
  );
}

/** A page of paper with its shade, from the upper left corner down. */
function Page({ d }: { readonly d: string }) {
  return (
    <>
      <path d={d} {...shaded} transform="translate(7 8)" />
      <path d={d} fill={color.sheet} {...inked} />
    </>
  );
}

/** An article about money. */
function CoinPage() {
  return (
    <>
      <Page d="M-48 10h96q6 0 6 6v206q0 6-6 6h-96q-6 0-6-6V16q0-6 6-6Z" />
      <rect x={-41} y={38} width={82} height={82} rx={4} fill={color.screenAction} />
      <Coin x={-29} y={48} scale={0.8} code="$" />
      <path d="M-37 140h60" stroke={color.screenInk} strokeWidth={8} />
      <path d="M-39 162h78m-78 16h78m-78 16h44" stroke={color.screenLine} strokeWidth={4} />
    </>
  );
}

/** What is left of a page that was torn off, and where it hung. */
function TornPage() {
  return (
    <>
      <rect x={-54} y={10} width={108} height={210} rx={6} stroke={color.edge} strokeDasharray="2 8" />
      <Page d="M-54 56V16q0-6 6-6h96q6 0 6 6v24l-15 9-12-12-16 22-14-13-17 16-15-18Z" />
    </>
  );
}

/** An invoice, torn off its roll. */
function InvoicePage() {
  return (
    <>
      <Page d={`M-46 10h92v206${tornEdge(92)}Z`} />
      <path d="M-32 46h36" stroke={color.screenInk} strokeWidth={8} />
      <path d="M-33 74h34m-34 22h26m-26 22h38" stroke={color.screenLine} strokeWidth={4} />
      <path d="M19 74h14m-20 22h20m-14 22h14" stroke={color.screenSoft} strokeWidth={4} />
      <path d="M-33 138h66" stroke={color.screenSoft} strokeWidth={hairWidth} strokeDasharray="1 5" />
      <path d="M-32 158h20m18 0h26" stroke={color.screenInk} strokeWidth={6} />
      <rect x={-34} y={174} width={68} height={24} rx={7} fill={color.screenAction} />
    </>
  );
}

/** A chart: one bar is in the colour of money kept. */
function ChartPage() {
  return (
    <>
      <Page d="M-52 10H52q6 0 6 6v152q0 6-6 6H-52q-6 0-6-6V16q0-6 6-6Z" />
      <path d="M-40 46h46" stroke={color.screenInk} strokeWidth={8} />
      <g strokeWidth={hairWidth} {...scored}>
        <path d="M-41 148V92h16v56ZM-17 148v-76H-1v76ZM7 148v-44h16v44Z" fill={color.screenWash} />
        <path d="M31 148v-24h12v24Z" fill={color.screenMoneyWash} />
      </g>
      <path d="M-46 148h92" {...scored} />
    </>
  );
}

/** The articles on a line from a post to beyond the page; of one, the peg holds only what is left. */
function PostNotFound() {
  return (
    <>
      <path d="M6 320V12q0-4 4-4h12q4 0 4 4v308" fill={color.clay} {...inked} strokeLinecap="butt" />
      <path d="M18 9h4q3 0 3 3v308h-7Z" {...warmShaded} />
      {/* Drawn down at each peg. */}
      <path
        d="M26 21C46 30 72 42 94 46c42 8 86 11 128 12s84 2 126 0 84-6 126-12Q900-9 1620-140"
        stroke={color.edge}
        strokeWidth={3}
      />
      <rect x={3} y={16} width={26} height={11} rx={4} {...cased} />
      <Hung at={[94, 46]} sway={-3}>
        {/* Deeper than the others: the line sinks past its right corner. */}
        <g transform="translate(0 7)">
          <CoinPage />
        </g>
      </Hung>
      <Hung at={[222, 58]} sway={-2}>
        <TornPage />
      </Hung>
      <Hung at={[348, 58]} sway={3}>
        <InvoicePage />
      </Hung>
      <Hung at={[474, 46]} sway={-5}>
        <ChartPage />
      </Hung>
    </>
  );
}

/** What takes the payment, and what pays it. */
function WaySolutions() {
  return (
    <>
      <Terminal x={38} y={22} scale={0.75} plain>
        <Tick x={52} y={37} size={44} weight={9} stroke={color.screenAction} />
      </Terminal>
      <PaymentCard x={84} y={84} scale={0.58} tone="money" rotate={-8} />
    </>
  );
}

/** A line of sums, read with a pen in the hand. */
function WayBlog() {
  return (
    <>
      <path d="M48 28h116v156H48Z" {...shaded} />
      <path d="M40 20h116v156H40Z" fill={color.sheet} {...inked} />
      <path d="M60 46h52" stroke={color.screenInk} strokeWidth={9} />
      <path d="M60 72h40m-40 24h48m-48 24h36" stroke={color.screenLine} strokeWidth={7} />
      <path d="M120 72h16m-16 24h16m-16 24h16" stroke={color.screenSoft} strokeWidth={7} />
      <ellipse cx={98} cy={149} rx={46} ry={16} stroke={color.screenMoney} strokeWidth={5} />
      <path d="M68 149h24m22 0h16" stroke={color.screenMoney} strokeWidth={8} />
    </>
  );
}

/** A letter with its question out. */
function WayContact() {
  return (
    <Envelope x={30} y={84} scale={0.7}>
      <path d="M26-60a8 8 0 0 1 8-8h132a8 8 0 0 1 8 8V110H26Z" fill={color.sheet} {...inked} />
      <Label x={100} y={22} size={78} weight={750} anchor="middle" fill={color.screenAction} voice="heading">
        ?
      </Label>
    </Envelope>
  );
}

/** The drawings of the two pages nobody looks for. */
export const scenes = defineScenes([
  { id: 'way-solutions', viewBox: '0 0 200 200', Drawing: WaySolutions },
  { id: 'way-blog', viewBox: '0 0 200 200', Drawing: WayBlog },
  { id: 'way-contact', viewBox: '0 0 200 200', Drawing: WayContact },
  { id: 'not-found', viewBox: '0 0 192 394', Drawing: NotFound, inPage: true },
  { id: 'post-not-found', viewBox: '0 0 600 320', Drawing: PostNotFound, inPage: true },
]);
