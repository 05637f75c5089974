import { Envelope } from '../../../drawings/kit/Envelope.tsx';
import { Loaf } from '../../../drawings/kit/goods.tsx';
import { color, hairWidth, inked } from '../../../drawings/kit/palette.ts';
import { Shopfront } from '../../../drawings/kit/Shopfront.tsx';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

/** What the three stand on. */
function Floor() {
  return <path d="M0 199h340" stroke={color.outline} />;
}

/** A page of jobs in the order in which they are done: the client's two, then the commission. */
function ServeFirst() {
  return (
    <>
      <g transform="translate(10 9.5)rotate(-3 120 110)">
        <rect x={0} y={20} width={252} height={164} rx={8} fill={color.sheet} {...inked} />
        <path d="M2 56h248M2 98h248M2 140h248" stroke={color.screenLine} />
        <Label x={16} y={46} size={21} weight={700} fill={color.screenInk} voice="heading">
          Today
        </Label>
        {['Client’s terminal', 'Client’s question', 'Commission'].map((job, row) => (
          <g key={job} transform={`translate(0 ${77 + row * 42})`}>
            <Label x={16} y={7} size={20} weight={600} fill={color.screenSoft} voice="mono">
              {String(row + 1)}
            </Label>
            <Label x={38} y={7} size={20.5} weight={600} fill={color.screenInk}>
              {job}
            </Label>
            <rect
              x={209}
              y={-10}
              width={20}
              height={20}
              rx={5}
              fill={row < 2 ? color.screenWash : undefined}
              stroke={row < 2 ? color.screenAction : color.screenSoft}
              strokeWidth={hairWidth}
            />
            {row < 2 ? <Tick x={219} y={0} size={11} stroke={color.screenAction} /> : null}
          </g>
        ))}
      </g>
      <Terminal plain x={258} y={80} scale={0.57}>
        <Tick x={52} y={35} size={34} weight={6} />
      </Terminal>
      <Floor />
    </>
  );
}

const flags = [44, 90, 136, 182, 228, 274].map((x) => `M${x - 2} 0h26l-13 18Z`);

/** A client's second shop, dressed for its first day. */
function CelebrateGrowth() {
  return (
    <>
      <path d="M20 4v194M320 4v194" stroke={color.outline} strokeWidth={5} />
      <path d="M20 6q150 26 300 0" stroke={color.outline} />
      <Shopfront x={65} y={29} scale={0.75} name="Bakery No. 2" size={30}>
        <Loaf x={16} y={22} scale={0.62} />
      </Shopfront>
      {flags.map((flag, nth) => (
        <path
          key={flag}
          d={flag}
          transform={`translate(0 ${[12, 16, 19, 19, 16, 12][nth]})`}
          fill={[color.clay, color.sheet, color.ok][nth % 3]}
          {...inked}
        />
      ))}
      <Floor />
    </>
  );
}

interface LetterProps {
  readonly x: number;
  readonly to: string;
}

/** The letter out of its envelope: three lines and a seal, the same whoever it is for. */
function Letter({ x, to }: LetterProps) {
  return (
    <Envelope x={x} y={92} scale={0.8} shadow={false}>
      <rect x={34} y={-104} width={132} height={220} rx={5} fill={color.sheet} {...inked} />
      <Label x={49} y={-68} size={28} weight={700} fill={color.screenInk} voice="heading">
        {to}
      </Label>
      <path d="M53-46h94M53-24h94M53-2h46" stroke={color.screenLine} strokeWidth={6} />
      <circle cx={138} cy={8} r={18} fill={color.screenAction} />
      <Tick x={138} y={9} size={16} stroke={color.screen} weight={3} />
    </Envelope>
  );
}

/** One answer in two letters, to those inside and to those who refer. */
function LoyaltyInsideAndOut() {
  return (
    <>
      <Letter x={2} to="For us" />
      <Letter x={178} to="For you" />
      <Floor />
    </>
  );
}

/** The drawings of the partner program's three lines on culture. */
export const cultureScenes = defineScenes([
  { id: 'partners-serve', viewBox: '0 0 340 200', Drawing: ServeFirst },
  { id: 'partners-growth', viewBox: '0 0 340 200', Drawing: CelebrateGrowth },
  { id: 'partners-loyalty', viewBox: '0 0 340 200', Drawing: LoyaltyInsideAndOut },
]);
