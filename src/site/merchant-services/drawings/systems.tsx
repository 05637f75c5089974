import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { KitchenScreen } from '../../../drawings/kit/KitchenScreen.tsx';
import { color } from '../../../drawings/kit/palette.ts';
import { Receipt } from '../../../drawings/kit/Receipt.tsx';
import { SmartTerminal } from '../../../drawings/kit/SmartTerminal.tsx';
import { ScreenBox, ScreenButton, ScreenRow, ScreenRule, ScreenText, TapMark } from '../../../drawings/kit/screen.tsx';
import { Tablet } from '../../../drawings/kit/Tablet.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Ground, slide } from '../../../drawings/slide.tsx';

/** A register and the handheld that goes with it. */
function Clover() {
  return (
    <>
      <Ground fill={color.dusk} floor={204} />
      <CountertopPos x={14} y={12} scale={0.7}>
        {['Olive oil', 'Tea towel', 'Linen bag', 'Candle', 'Soap', 'Honey'].map((item, place) => (
          <g key={item} transform={`translate(${12 + (place % 3) * 90} ${place < 3 ? 12 : 62})`}>
            <ScreenBox x={0} y={0} width={84} height={44} tone={place === 3 ? 'money' : 'wash'} />
            <ScreenText x={42} y={27} size={15} weight={600} anchor="middle">
              {item}
            </ScreenText>
          </g>
        ))}
        <ScreenButton x={12} y={116} width={264} height={40} radius={9} label="Charge $25.75" size={17} />
      </CountertopPos>
      <Handheld x={247} y={13} scale={0.82}>
        <ScreenText x={45} y={50} size={13} anchor="middle" tone="soft">
          On the floor
        </ScreenText>
        <ScreenText x={45} y={84} size={24} weight={750} anchor="middle" voice="heading">
          $8.24
        </ScreenText>
        <TapMark x={30} y={118} size={24} weight={3.5} />
      </Handheld>
      {/* Its charger, which holds it by the foot. */}
      <path d="M247 203l12-24q1-3 4-3h68q3 0 4 3l12 24Z" fill={color.deviceFoot} stroke={color.deviceEdge} />
      <circle cx={297} cy={190} r={3} fill={color.ok} />
    </>
  );
}

/** The kitchen's screen above, the table's handheld below. */
function SpotOn() {
  return (
    <>
      <Ground fill={color.actionWash} />
      <KitchenScreen
        x={24}
        y={-6}
        tickets={[
          { title: 'Table 2', time: '1:04', items: ['2 Ramen', 'no egg', '1 Gyoza', 'no chili'], tone: 'money' },
          { title: 'Table 9', time: '4:31', items: ['1 Udon', 'extra tofu', '2 Mochi', '1 Iced tea'] },
          { title: 'To go 3', time: '6:02', items: ['4 Gyoza'], tone: 'ok' },
        ]}
      />
      <Handheld x={222} y={86} scale={0.94} rotate={-12}>
        <ScreenText x={10} y={26} size={13} weight={700} voice="heading">
          Table 2
        </ScreenText>
        <ScreenRow x={10} y={50} width={70} label="Ramen" amount="28" size={13} />
        <ScreenRow x={10} y={68} width={70} label="Gyoza" amount="9" size={13} />
        <ScreenButton x={8} y={84} width={74} height={30} label="Fire" size={13} />
      </Handheld>
    </>
  );
}

/** The check as paper, and the same check on glass. */
function SoftPoint() {
  return (
    <>
      <Ground fill={color.line} />
      <Receipt
        x={15}
        y={12}
        rotate={-4}
        width={184}
        size={12.5}
        title="Check 118"
        lines={[
          { label: 'Tacos', amount: '21.00' },
          { label: 'Ceviche', amount: '18.00' },
          { label: 'Lime soda', amount: '7.20' },
          { label: 'Total', amount: '46.20', strong: true },
        ]}
        footer={['Tap to pay']}
        barcode
      />
      <SmartTerminal x={213} y={8} scale={0.76} rotate={5} lights={3}>
        <ScreenText x={14} y={36} size={16} weight={700} voice="heading">
          Check 118
        </ScreenText>
        <ScreenText x={14} y={76} size={28} weight={750} voice="heading">
          $46.20
        </ScreenText>
        <ScreenRule x={14} y={92} width={102} />
        <ScreenText x={14} y={116} size={14.5} tone="soft">
          Add a tip
        </ScreenText>
        <ScreenButton x={12} y={128} width={50} height={34} label="$8" size={15} />
        <ScreenButton x={68} y={128} width={50} height={34} label="$10" size={15} quiet />
      </SmartTerminal>
    </>
  );
}

/** Four terminals in a row, by size. */
function Dejavoo() {
  return (
    <>
      <Ground fill={color.dusk} floor={206} />
      <SmartTerminal x={16} y={56} scale={0.46}>
        <ScreenText x={65} y={114} size={52} weight={750} anchor="middle" voice="heading">
          P1
        </ScreenText>
      </SmartTerminal>
      <SmartTerminal x={106} y={42} scale={0.52}>
        <ScreenText x={65} y={114} size={46} weight={750} anchor="middle" voice="heading">
          P3
        </ScreenText>
      </SmartTerminal>
      <Handheld x={192} y={53} scale={0.68}>
        <ScreenText x={45} y={86} size={32} weight={750} anchor="middle" voice="heading">
          P8
        </ScreenText>
      </Handheld>
      <Tablet x={280} y={80} scale={0.42} upright>
        <ScreenText x={76} y={124} size={52} weight={750} anchor="middle" voice="heading">
          P18
        </ScreenText>
      </Tablet>
      <path d="M290 205l6-18h44l6 18Z" fill={color.deviceFoot} stroke={color.deviceEdge} />
    </>
  );
}

/** Four systems, one drawing each. */
export const systemScenes = defineScenes([
  { id: 'system-clover', ...slide, Drawing: Clover },
  { id: 'system-spoton', ...slide, Drawing: SpotOn },
  { id: 'system-softpoint', ...slide, Drawing: SoftPoint },
  { id: 'system-dejavoo', ...slide, Drawing: Dejavoo },
]);
