import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, inked, warmShaded } from '../../../drawings/kit/palette.ts';
import { SmartTerminal } from '../../../drawings/kit/SmartTerminal.tsx';
import { ScreenButton, ScreenRow, ScreenRule, ScreenText, ScreenTile, TapMark } from '../../../drawings/kit/screen.tsx';
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

/** The fixed one: on the counter, by a cable and a bell. */
function P1() {
  return (
    <>
      <Ground fill={color.actionWash} floor={202} />
      <Model x={10} y={201} size={170}>
        P1
      </Model>
      <Placed x={290} y={171} scale={0.56} width={56} height={42}>
        <path d="M8 46a32 27 0 0 1 64 0Z" fill={color.clay} {...inked} />
        <path d="M48 22q22 4 24 24H52Z" {...warmShaded} />
        <path d="M40 19v-6m-5 0h10M2 54q0-7 6-7h64q6 0 6 7Z" fill={color.device} {...inked} />
      </Placed>
      <SmartTerminal x={184} y={14} scale={0.6} lights={1}>
        <ScreenText x={65} y={42} size={20} anchor="middle" tone="soft">
          To pay
        </ScreenText>
        <ScreenText x={65} y={82} size={31} weight={750} anchor="middle" voice="heading">
          $18.54
        </ScreenText>
        <ScreenRule x={16} y={102} width={98} />
        <ScreenText x={65} y={142} size={20} anchor="middle" tone="money">
          Tap or insert
        </ScreenText>
      </SmartTerminal>
    </>
  );
}

/** Two that travel: each in its half. */
function P3AndP8() {
  return (
    <>
      <Ground fill={color.dusk} />
      <path d="M200 0h164v234H159Z" fill={color.line} />
      <Model x={12} y={66} size={70}>
        P3
      </Model>
      <Model x={280} y={216} size={55}>
        P8
      </Model>
      <SmartTerminal x={54} y={84} scale={0.66} rotate={-9} lights={2}>
        <ScreenText x={65} y={40} size={17} anchor="middle" tone="soft">
          Table 12
        </ScreenText>
        <ScreenText x={65} y={82} size={31} weight={750} anchor="middle" voice="heading">
          $52.30
        </ScreenText>
        <TapMark x={44} y={134} size={34} weight={4.5} />
      </SmartTerminal>
      <Handheld x={190} y={-56} scale={0.98} rotate={12}>
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
        <ScreenTile x={12} y={38} width={61} height={40} label="Bagel" amount="3.50" size={12} />
        <ScreenTile x={79} y={38} width={61} height={40} label="Coffee" amount="3.00" size={12} tone="money" />
        <ScreenTile x={12} y={84} width={61} height={40} label="Soup" amount="6.50" size={12} />
        <ScreenTile x={79} y={84} width={61} height={40} label="Rye" amount="5.00" size={12} />
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
