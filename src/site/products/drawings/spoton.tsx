import { Coin } from '../../../drawings/kit/Coin.tsx';
import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { FlowLine } from '../../../drawings/kit/Flow.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { KitchenScreen } from '../../../drawings/kit/KitchenScreen.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import {
  ScreenBox,
  ScreenButton,
  ScreenMoney,
  ScreenRow,
  ScreenRule,
  ScreenText,
  Tick,
} from '../../../drawings/kit/screen.tsx';
import { Tablet } from '../../../drawings/kit/Tablet.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Ground, slide } from '../../../drawings/slide.tsx';
import { Label } from '../../../drawings/text.tsx';
import { Mug, PaperBag, Under } from './props.tsx';

const checks: readonly (readonly [place: string, amount: string])[] = [
  ['Table 2', '38.50'],
  ['Table 4', '64.00'],
  ['Table 7', '21.75'],
  ['Bar 1', '18.00'],
  ['Bar 3', '42.25'],
  ['To go', '29.50'],
];

/** The open checks of an evening, on a register. */
function Restaurant() {
  return (
    <>
      <Ground fill={color.dusk} floor={214} />
      <CountertopPos x={38} y={9} scale={0.92} drawer={false}>
        <ScreenText x={14} y={28} size={15} weight={700} voice="heading">
          Open checks
        </ScreenText>
        <ScreenText x={276} y={27} size={12} anchor="end" tone="soft">
          Dinner, 7:40
        </ScreenText>
        {checks.map(([place, amount], check) => (
          <g key={place} transform={`translate(${12 + (check % 3) * 90} ${40 + Math.floor(check / 3) * 62})`}>
            <ScreenBox x={0} y={0} width={84} height={56} radius={8} tone={check === 1 ? 'action' : 'wash'} />
            <Label x={10} y={21} size={11.5} weight={600} fill={check === 1 ? '#fff' : color.screenInk}>
              {place}
            </Label>
            <Label x={10} y={44} size={14} weight={650} fill={check === 1 ? '#fff' : color.screenInk} voice="mono">
              {amount}
            </Label>
          </g>
        ))}
      </CountertopPos>
    </>
  );
}

/** An order leaves the table and hangs in the kitchen a moment later. */
function TableOrder() {
  return (
    <>
      <Ground fill={color.actionWash} />
      <FlowLine lit d="M104 56h40q14 0 14 14v6q0 14 14 14h39" />
      <KitchenScreen
        x={197}
        y={-4}
        bracket={false}
        tickets={[
          { title: 'Table 4', time: '0:08', items: ['1 Soup', '2 Gnocchi', '1 Trout', 'no butter'], tone: 'money' },
          { title: 'Bar 1', items: ['2 Beer', '1 Pie'] },
          { title: 'Table 7', items: [] },
        ]}
      />
      <Handheld x={32} y={10} scale={0.96} rotate={-7}>
        <ScreenText x={9} y={19} size={14} weight={700} voice="heading">
          Table 4
        </ScreenText>
        <ScreenText x={9} y={41} size={13}>
          1 Soup
        </ScreenText>
        <ScreenText x={9} y={59} size={13}>
          2 Gnocchi
        </ScreenText>
        <ScreenText x={9} y={77} size={13}>
          1 Trout
        </ScreenText>
        <ScreenText x={18} y={92} size={12.5} tone="action">
          no butter
        </ScreenText>
        <ScreenButton x={8} y={106} width={74} height={28} label="Send" size={14} />
      </Handheld>
    </>
  );
}

/** A menu page on a phone, and the bag it fills. */
function OnlineOrder() {
  return (
    <>
      <Ground fill={color.dusk} floor={196} />
      <PaperBag x={216} y={54} scale={1.32} />
      <Placed x={230} y={100} rotate={-4} width={82} height={64}>
        <path d="M0 0h82v58l-6 6-6-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6-7-6Z" fill={color.sheet} {...inked} />
        <Label x={10} y={21} size={14} weight={700} voice="heading" fill={color.screenInk}>
          Order 58
        </Label>
        <Label x={10} y={38} size={12} fill={color.screenSoft}>
          Paid online
        </Label>
      </Placed>
      <Phone x={56} y={8} scale={0.92}>
        <ScreenBox x={0} y={26} width={124} height={40} radius={0} tone="money" />
        <ScreenText x={12} y={52} size={16} weight={700} voice="heading">
          Osteria Lena
        </ScreenText>
        {[
          ['Gnocchi', '16.00'],
          ['Trout', '22.00'],
          ['Plum tart', '8.00'],
        ].map(([dish = '', price = ''], row) => (
          <g key={dish} transform={`translate(12 ${90 + row * 34})`}>
            <ScreenText x={0} y={-2} size={13.5} weight={600}>
              {dish}
            </ScreenText>
            <ScreenMoney x={0} y={11} size={12.5} weight={500} tone="soft" anchor="start">
              {price}
            </ScreenMoney>
            <ScreenBox x={78} y={-12} width={24} height={24} radius={12} tone={row < 2 ? 'action' : 'wash'} />
            {row < 2 ? (
              <Tick x={90} y={1} size={9} stroke="#fff" />
            ) : (
              <path d="M90-5V5M85 0h10" stroke={color.screenAction} />
            )}
          </g>
        ))}
        <ScreenButton x={12} y={184} width={100} height={30} radius={9} label="Order $38.00" size={13.5} />
      </Phone>
    </>
  );
}

const seats: readonly (readonly [
  x: number,
  y: number,
  round: boolean,
  name: string,
  state: 'free' | 'taken' | 'next',
])[] = [
  [54, 80, true, '1', 'taken'],
  [140, 80, true, '2', 'free'],
  [230, 80, false, '3', 'next'],
  [60, 172, false, '4', 'taken'],
  [152, 174, true, '5', 'taken'],
];

const seatLooks = {
  free: { fill: color.screen, stroke: color.screenSoft },
  taken: { fill: color.screenWash, stroke: color.screenAction },
  next: { fill: color.screenAction, stroke: color.screenAction },
} as const;

/** The room from above, on glass: who sits where, and who comes next. */
function TablePlan() {
  return (
    <>
      <Ground fill={color.device} />
      <rect x={-20} y={18} width={362} height={240} rx={14} fill={color.screen} />
      <path d="M12 230V34h276v92M288 214v20" stroke={color.screenInk} strokeWidth={5} />
      {seats.map(([x, y, round, name, state]) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <g {...seatLooks[state]}>
            {round ? (
              <>
                <path d="M-8-32H8M-8 32H8M-32-8V8M32-8V8" strokeWidth={6} />
                <circle r={22} />
              </>
            ) : (
              <>
                <path d="M-22-29h14M8-29h14M-22 29h14M8 29h14" strokeWidth={6} />
                <rect x={-34} y={-19} width={68} height={38} rx={7} />
              </>
            )}
          </g>
          <Label
            x={0}
            y={5}
            size={15}
            weight={700}
            anchor="middle"
            fill={state === 'next' ? '#fff' : color.screenInk}
            voice="heading"
          >
            {name}
          </Label>
        </g>
      ))}
      <path d="M230 100v44" stroke={color.screenInk} />
      <rect x={202} y={144} width={128} height={58} rx={11} fill={color.screenInk} />
      <Label x={216} y={167} size={14} weight={700} fill="#fff" voice="heading">
        Kim, party of 4
      </Label>
      <Label x={216} y={187} size={12} fill={color.screenWash}>
        7:30, table 3
      </Label>
    </>
  );
}

/** A card of ten visits, seven of them stamped, and the phone that counts along. */
function Loyalty() {
  return (
    <>
      <Ground fill={color.dusk} />
      <Under x={26} y={44} rotate={-8} width={270} height={158} />
      <Placed x={20} y={34} rotate={-8} width={270} height={158}>
        <rect width={270} height={158} rx={16} fill={color.sheet} {...inked} />
        <Label x={22} y={36} size={17} weight={700} voice="heading" fill={color.screenInk}>
          Every tenth one is ours
        </Label>
        {Array.from({ length: 10 }, (_, stamp) => {
          const x = 38 + (stamp % 5) * 48;
          const y = 74 + Math.floor(stamp / 5) * 48;
          return (
            <g key={`${x} ${y}`}>
              <circle
                cx={x}
                cy={y}
                r={18}
                fill={stamp < 7 ? color.screenAction : undefined}
                stroke={stamp < 7 ? color.outline : color.screenSoft}
                strokeDasharray={stamp < 7 ? undefined : '1 5'}
              />
              {stamp < 7 ? <Tick x={x} y={y + 1} size={14} stroke="#fff" weight={3} /> : null}
            </g>
          );
        })}
      </Placed>
      <Phone x={236} y={84} scale={0.76} rotate={9}>
        <ScreenText x={62} y={52} size={14.5} anchor="middle" tone="soft">
          Welcome back
        </ScreenText>
        <ScreenText x={62} y={94} size={40} weight={750} anchor="middle" voice="heading">
          7
        </ScreenText>
        <ScreenText x={62} y={115} size={14.5} anchor="middle" tone="soft">
          of 10 visits
        </ScreenText>
      </Phone>
    </>
  );
}

/** Tonight's tips on a tablet, shared by the rule; the jar they came from. */
function Tips() {
  return (
    <>
      <Ground fill={color.actionWash} floor={202} />
      <path d="M274 96h56q8 0 8 8v88q0 9-9 9h-54q-9 0-9-9v-88q0-8 8-8Z" fill={color.paper} {...inked} />
      <Coin x={270} y={150} scale={0.62} code="$" />
      <Coin x={292} y={126} scale={0.6} code="$" tone="paper" />
      <path d="M318 96h12q8 0 8 8v88q0 9-9 9h-13Z" {...shaded} />
      <rect x={264} y={82} width={76} height={14} rx={5} fill={color.device} {...inked} />
      <path d="M100 202 116 176h28l16 26Z" fill={color.deviceFoot} stroke={color.deviceEdge} />
      <Tablet x={12} y={12} scale={0.98}>
        <ScreenText x={14} y={26} size={13} weight={700} voice="heading">
          Tips tonight
        </ScreenText>
        <ScreenMoney x={202} y={26} size={13}>
          $312.00
        </ScreenMoney>
        {[
          ['Ana', '140.40', 92],
          ['Jo', '109.20', 71],
          ['Sam', '62.40', 41],
        ].map(([name, share, width], row) => (
          <g key={name} transform={`translate(14 ${58 + row * 34})`}>
            <ScreenText x={0} y={0} size={12} weight={600}>
              {String(name)}
            </ScreenText>
            <ScreenBox
              x={38}
              y={-11}
              width={Number(width)}
              height={14}
              radius={4}
              tone={row === 0 ? 'action' : 'wash'}
            />
            <ScreenMoney x={188} y={0} size={12} weight={500}>
              {String(share)}
            </ScreenMoney>
          </g>
        ))}
      </Tablet>
    </>
  );
}

/** Menu, staff and reports on the laptop in the office. */
function BackOffice() {
  return (
    <>
      <Ground fill={color.line} floor={204} />
      <Laptop x={4} y={6} scale={0.94}>
        <ScreenBox x={0} y={0} width={70} height={168} radius={6} />
        {['Menu', 'Staff', 'Reports'].map((part, row) => (
          <ScreenText
            key={part}
            x={12}
            y={28 + row * 24}
            size={12}
            weight={row === 0 ? 700 : 500}
            tone={row === 0 ? 'action' : 'soft'}
          >
            {part}
          </ScreenText>
        ))}
        <ScreenText x={86} y={29} size={15} weight={700} voice="heading">
          Dinner menu
        </ScreenText>
        <ScreenRule x={86} y={40} width={168} />
        <ScreenRow x={86} y={60} width={168} label="Soup of the day" amount="9.00" size={12} />
        <ScreenRow x={86} y={82} width={168} label="Gnocchi" amount="16.00" size={12} />
        <ScreenRow x={86} y={104} width={168} label="Trout" amount="22.00" size={12} />
        <rect x={80} y={113} width={180} height={24} rx={6} stroke={color.screenAction} strokeWidth={hairWidth} />
        <ScreenRow x={86} y={129} width={168} label="Plum tart" amount="8.00" size={12} tone="action" strong />
        <ScreenText x={86} y={156} size={12} tone="soft">
          Saved 9:41
        </ScreenText>
      </Laptop>
      <Mug x={304} y={161} scale={0.94} />
    </>
  );
}

/** SpotOn's seven slides. */
export const spotonScenes = defineScenes([
  { id: 'spoton-restaurant', ...slide, Drawing: Restaurant },
  { id: 'spoton-handheld', ...slide, Drawing: TableOrder },
  { id: 'spoton-online', ...slide, Drawing: OnlineOrder },
  { id: 'spoton-tables', ...slide, Drawing: TablePlan },
  { id: 'spoton-loyalty', ...slide, Drawing: Loyalty },
  { id: 'spoton-tips', ...slide, Drawing: Tips },
  { id: 'spoton-office', ...slide, Drawing: BackOffice },
]);
