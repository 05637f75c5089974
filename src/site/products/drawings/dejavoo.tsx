import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { color, inked } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { SmartTerminal } from '../../../drawings/kit/SmartTerminal.tsx';
import { Screen, ScreenButton, ScreenRow, ScreenText, ScreenTiles, TapMark } from '../../../drawings/kit/screen.tsx';
import { Tablet } from '../../../drawings/kit/Tablet.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Ground, slide } from '../../../drawings/slide.tsx';

interface ModelProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

/** The model's name, as an object beside the device. */
function Model({ x, y, size, children }: ModelProps) {
  return (
    <text
      x={x}
      y={y}
      fill={color.action}
      fontSize={size}
      fontWeight={800}
      fontFamily="var(--font-heading)"
      letterSpacing={size * -0.04}
    >
      {children}
    </text>
  );
}

/** The fixed one: broad, on a wedge, by a cable, its slip printed. */
function P1() {
  return (
    <>
      <Ground fill={color.actionWash} floor={202} />
      <Model x={8} y={201} size={144}>
        P1
      </Model>
      <path d="M320 188q18 0 18-20t24-20" stroke={color.deviceEdge} strokeWidth={5} />
      <path d="M184 150h124l16 44H168Z" fill={color.deviceFoot} stroke={color.deviceEdge} />
      <Slab x={164} y={190} width={164} height={6} radius={5} />
      <Slab x={172} y={46} width={148} height={112} radius={16} />
      <path d="M204 58h84" stroke={color.shade} strokeWidth={6} />
      <path d="M212 58V12l9 6 10-6 10 6 10-6 10 6 10-6 9 6v40" fill={color.sheet} {...inked} />
      <path d="M226 38h40" stroke={color.screenSoft} />
      <Screen x={183} y={68} width={126} height={80} radius={8}>
        <ScreenText x={63} y={21} size={12.5} anchor="middle" tone="soft">
          To pay
        </ScreenText>
        <ScreenText x={63} y={49} size={26} weight={750} anchor="middle" voice="heading">
          $18.54
        </ScreenText>
        <ScreenText x={63} y={69} size={12.5} anchor="middle" tone="money">
          Tap or insert
        </ScreenText>
      </Screen>
      <path d="M218 171h56" stroke={color.deviceKey} strokeWidth={5} />
    </>
  );
}

/** Two that travel: each in its half. */
function P3AndP8() {
  return (
    <>
      <Ground fill={color.dusk} />
      <path d="M200 0h164v234H159Z" fill={color.line} />
      <Model x={12} y={64} size={66}>
        P3
      </Model>
      <Model x={265} y={217} size={66}>
        P8
      </Model>
      <SmartTerminal x={44} y={84} scale={0.66} rotate={-9} lights={2}>
        <ScreenText x={65} y={40} size={17} anchor="middle" tone="soft">
          Table 12
        </ScreenText>
        <ScreenText x={65} y={82} size={31} weight={750} anchor="middle" voice="heading">
          $52.30
        </ScreenText>
        <TapMark x={44} y={134} size={34} weight={4.5} />
      </SmartTerminal>
      <Handheld x={202} y={-61} scale={0.98} rotate={12}>
        <ScreenText x={10} y={66} size={11.5} tone="soft">
          Drop-off 9
        </ScreenText>
        <ScreenText x={10} y={92} size={21} weight={750} voice="heading">
          $31.00
        </ScreenText>
        <ScreenButton x={8} y={108} width={74} height={30} label="Charge" size={12} />
      </Handheld>
    </>
  );
}

const deli = [
  ['Bagel', '3.50'],
  ['Coffee', '3.00'],
  ['Soup', '6.50'],
  ['Rye', '5.00'],
] as const;

/** The one that runs the whole till. */
function P18() {
  return (
    <>
      <Ground fill={color.line} />
      <Model x={10} y={150} size={90}>
        P18
      </Model>
      <Tablet x={178} y={18} scale={0.92} upright rotate={4}>
        <ScreenText x={12} y={26} size={14} weight={700} voice="heading">
          Corner Deli
        </ScreenText>
        <ScreenTiles x={12} y={38} items={deli} width={61} height={40} size={12} touched={1} />
        <ScreenRow x={12} y={147} width={128} label="3 items" amount="$13.00" size={13} strong />
        <ScreenButton x={12} y={157} width={128} height={32} radius={9} label="Take payment" size={14} />
      </Tablet>
    </>
  );
}

/** Dejavoo's three slides, four models. */
export const dejavooScenes = defineScenes([
  { id: 'dejavoo-p1', ...slide, Drawing: P1 },
  { id: 'dejavoo-p3-p8', ...slide, Drawing: P3AndP8 },
  { id: 'dejavoo-p18', ...slide, Drawing: P18 },
]);
