import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { Bun } from '../../../drawings/kit/goods.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { cased, color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import {
  Screen,
  ScreenBox,
  ScreenButton,
  ScreenRow,
  ScreenRule,
  ScreenText,
  TapMark,
} from '../../../drawings/kit/screen.tsx';
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
      <Ground fill={color.dusk} />
      <path d="M52 230v-70h256v70" fill={color.line} {...inked} />
      <path d="M254 170h54v60h-54Z" {...shaded} />
      <rect x={38} y={148} width={284} height={22} rx={5} fill={color.paper} {...inked} />
      <path d="M39 161h282v4a4 4 0 0 1-4 4H43a4 4 0 0 1-4-4Z" {...shaded} />
      <CupToGo x={66} y={73} scale={0.9} />
      <CupToGo x={28} y={95} scale={0.64} />
      <path d="M148 147 158 118h88l10 29Z" fill={color.shade} stroke={color.deviceEdge} />
      <Slab x={132} y={24} width={140} height={104} radius={13} />
      <Screen x={141} y={33} width={122} height={86} radius={6}>
        <ScreenText x={12} y={21} size={13} tone="soft">
          Flat white
        </ScreenText>
        <ScreenText x={12} y={48} size={25} weight={750} voice="heading">
          $4.12
        </ScreenText>
        <ScreenText x={12} y={72} size={11.5} tone="soft">
          Tap or insert
        </ScreenText>
        <TapMark x={90} y={43} size={21} weight={3} />
      </Screen>
    </>
  );
}

/** A handheld on a café table, from above, large. */
function AwayFromCounter() {
  return (
    <>
      <Ground fill={color.line} />
      <circle cx={150} cy={178} r={196} fill={color.paper} {...inked} />
      <Bun x={26} y={30} scale={0.98} />
      <Under x={162} y={20} width={124} height={238} radius={24} rotate={16} />
      <Handheld x={152} y={10} scale={1.14} rotate={16}>
        <ScreenText x={10} y={20} size={10} tone="soft">
          Patio 6
        </ScreenText>
        <ScreenRow x={10} y={40} width={70} label="2 × Bun" amount="9.00" size={10} />
        <ScreenRow x={10} y={57} width={70} label="2 × Tea" amount="7.00" size={10} />
        <ScreenRule x={10} y={66} width={70} />
        <ScreenText x={10} y={94} size={22} weight={750} voice="heading">
          $16.48
        </ScreenText>
        <ScreenButton x={8} y={110} width={74} height={28} label="Pay here" size={11.5} />
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

/** A screen so near that only its corner fits: tools in rows, and room for one more. */
function Apps() {
  return (
    <>
      <Ground fill={color.dusk} />
      <rect x={14} y={12} width={400} height={260} rx={22} {...cased} />
      <rect x={26} y={24} width={400} height={260} rx={12} fill={color.screen} />
      <ScreenText x={44} y={52} size={17} weight={700} voice="heading">
        Your tools
      </ScreenText>
      <ScreenText x={338} y={52} size={11} anchor="end" tone="soft">
        5 in use
      </ScreenText>
      {marks.map(([name, mark], tool) => (
        <g key={name} transform={`translate(${44 + (tool % 3) * 102} ${68 + Math.floor(tool / 3) * 82})`}>
          <ScreenBox x={0} y={0} width={90} height={70} radius={11} tone={tool === 3 ? 'action' : 'wash'} />
          <path d={mark} transform="translate(45 28)" stroke={tool === 3 ? '#fff' : color.screenAction} />
          <Label x={45} y={59} size={11.5} weight={600} anchor="middle" fill={tool === 3 ? '#fff' : color.screenInk}>
            {name}
          </Label>
        </g>
      ))}
      <g transform="translate(248 150)">
        <rect width={90} height={70} rx={11} stroke={color.screenSoft} strokeDasharray="1 6" />
        <path d="M45 18v20M35 28h20" stroke={color.screenSoft} />
        <ScreenText x={45} y={59} size={11.5} anchor="middle" tone="soft">
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
