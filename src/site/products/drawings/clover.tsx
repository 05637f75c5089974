import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { Bun } from '../../../drawings/kit/goods.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { cased, color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { Screen, ScreenBox, ScreenButton, ScreenRow, ScreenText, TapMark } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Ground, slide } from '../../../drawings/slide.tsx';
import { Label } from '../../../drawings/text.tsx';
import { CupToGo, Plant, Under } from './props.tsx';

/** A register on its drawer, a sale on the screen and the day beside it. */
function Counter() {
  return (
    <>
      <Ground fill={color.line} floor={208} />
      <Plant x={278} y={96} scale={1.08} />
      <CountertopPos x={30} y={19} scale={0.695}>
        <ScreenBox x={0} y={0} width={288} height={28} radius={6} />
        <ScreenText x={14} y={20} size={16} weight={650}>
          Register 1
        </ScreenText>
        <ScreenText x={274} y={20} size={15} anchor="end" tone="soft">
          Open since 9:00
        </ScreenText>
        <ScreenRow x={14} y={54} width={144} label="Olive oil" amount="12.00" size={16} />
        <ScreenRow x={14} y={77} width={144} label="Tea towel" amount="4.00" size={16} />
        <ScreenRow x={14} y={100} width={144} label="Linen bag" amount="9.00" size={16} />
        <ScreenButton x={14} y={116} width={144} height={40} radius={9} label="Card price $25.75" size={15} />
        <path d="M172 44v112" stroke={color.screenLine} />
        <ScreenText x={184} y={54} size={16} tone="soft">
          Today
        </ScreenText>
        <ScreenText x={184} y={82} size={23} weight={750} voice="heading">
          42 sales
        </ScreenText>
        {[18, 30, 24, 44, 58, 36].map((height, hour) => (
          <ScreenBox
            key={height}
            x={184 + hour * 16}
            y={156 - height}
            width={11}
            height={height}
            radius={3}
            tone={hour === 4 ? 'action' : 'wash'}
          />
        ))}
      </CountertopPos>
    </>
  );
}

/** A small device on a ledge with little room, beside the cups. */
function SmallCounter() {
  return (
    <>
      <Ground fill={color.dusk} floor={204} />
      <path d="M-4 180h368v24H-4Z" fill={color.actionWash} {...inked} />
      <path d="M-4 194h368v9H-4Z" {...shaded} />
      <CupToGo x={70} y={80} scale={1.18} />
      <CupToGo x={24} y={109} scale={0.84} />
      <path d="M168 179 182 140h118l14 39Z" fill={color.deviceFoot} stroke={color.deviceEdge} />
      <Slab x={146} y={20} width={190} height={134} radius={16} />
      <Screen x={157} y={31} width={168} height={112} radius={7}>
        <ScreenText x={16} y={42} size={20} tone="soft">
          Flat white
        </ScreenText>
        <ScreenText x={16} y={84} size={38} weight={750} voice="heading">
          $4.12
        </ScreenText>
        <TapMark x={128} y={70} size={26} weight={3.5} />
      </Screen>
    </>
  );
}

const pressed = { fill: color.screenAction, stroke: color.screenAction, strokeWidth: 0.5 } as const;

/** A handheld on a café table, from above, large. */
function AwayFromCounter() {
  return (
    <>
      <Ground fill={color.line} />
      <circle cx={240} cy={214} r={275} fill={color.actionWash} {...inked} />
      <Bun x={8} y={52} scale={0.98} />
      <Under x={150} y={5} width={174} height={312} radius={31} rotate={14} />
      <Handheld x={140} y={-10} scale={1.44} rotate={14}>
        <ScreenText x={9} y={28} size={14} tone="soft">
          Patio 6
        </ScreenText>
        <ScreenText x={8} y={58} size={22} weight={750} voice="heading">
          $16.48
        </ScreenText>
        {/* A button with an outline: at this tilt Chromium leaves the sides of a bare one in steps. */}
        <rect x={8} y={76} width={74} height={34} rx={7} {...pressed} />
        <Label x={45} y={98} size={14} weight={650} anchor="middle" fill="#fff">
          Pay here
        </Label>
      </Handheld>
    </>
  );
}

const marks: readonly (readonly [name: string, mark: string])[] = [
  ['Team', 'M-8 10q0-9 8-9t8 9ZM0-3a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z'],
  ['Stock', 'M-10-6 0-12l10 6V8L0 14-10 8ZM-10-6 0 0l10-6M0 0v14'],
  ['Rewards', 'M0-13l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z'],
  ['Reports', 'M-11 11h22M-7 6V-1M0 6v-15M7 6V-6'],
  ['Bookings', 'M-10-8h20v20h-20ZM-10-2h20M-5-12v6M5-12v6'],
];

/** A screen whose foot is out of view: tools in rows, and room for one more. */
function Apps() {
  return (
    <>
      <Ground fill={color.dusk} />
      <rect x={30} y={12} width={300} height={290} rx={22} {...cased} />
      <rect x={41} y={23} width={278} height={290} rx={12} fill={color.screen} />
      <ScreenText x={51} y={50} size={21} weight={700} voice="heading">
        Your tools
      </ScreenText>
      {marks.map(([name, mark], tool) => (
        <g key={name} transform={`translate(${50 + (tool % 3) * 89} ${61 + Math.floor(tool / 3) * 82})`}>
          <ScreenBox x={0} y={0} width={82} height={74} radius={11} tone={tool === 3 ? 'action' : 'wash'} />
          <path d={mark} transform="translate(41 27)" stroke={tool === 3 ? '#fff' : color.screenAction} />
          <Label x={41} y={62} size={16} weight={600} anchor="middle" fill={tool === 3 ? '#fff' : color.screenInk}>
            {name}
          </Label>
        </g>
      ))}
      <g transform="translate(228 143)">
        <rect width={82} height={74} rx={11} stroke={color.screenSoft} strokeDasharray="1 6" />
        <path d="M41 17v20M31 27h20" stroke={color.screenSoft} />
        <ScreenText x={41} y={62} size={16} anchor="middle" tone="soft">
          Add one
        </ScreenText>
      </g>
    </>
  );
}

/** Clover's four slides. */
export const cloverScenes = defineScenes([
  { id: 'clover-counter', ...slide, Drawing: Counter },
  { id: 'clover-small', ...slide, Drawing: SmallCounter },
  { id: 'clover-handheld', ...slide, Drawing: AwayFromCounter },
  { id: 'clover-apps', ...slide, Drawing: Apps },
]);
