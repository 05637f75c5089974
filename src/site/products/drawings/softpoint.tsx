import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { FlowLine } from '../../../drawings/kit/Flow.tsx';
import { Cup } from '../../../drawings/kit/goods.tsx';
import { color, inked } from '../../../drawings/kit/palette.ts';
import { SmartTerminal } from '../../../drawings/kit/SmartTerminal.tsx';
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
import { Under } from './props.tsx';

/** One check, three moments: opened, tipped, paid. */
function TicketToPayment() {
  return (
    <>
      <Ground fill={color.line} floor={208} />
      <FlowLine lit d="M60 112h240" />
      <SmartTerminal x={23} y={26} scale={0.58} lights={1}>
        <ScreenText x={12} y={34} size={20} weight={700} voice="heading">
          Check 118
        </ScreenText>
        <ScreenRow x={12} y={66} width={106} label="Food" amount="34.00" size={17} />
        <ScreenRow x={12} y={90} width={106} label="Drinks" amount="12.20" size={17} />
        <ScreenRule x={12} y={104} width={106} />
        <ScreenText x={12} y={142} size={29} weight={750} voice="heading">
          $46.20
        </ScreenText>
      </SmartTerminal>
      <SmartTerminal x={135} y={26} scale={0.58} lights={2}>
        <ScreenText x={14} y={34} size={20} weight={700} voice="heading">
          Tip
        </ScreenText>
        <ScreenButton x={12} y={50} width={106} height={36} radius={9} label="$8.00" size={19} />
        <ScreenButton x={12} y={94} width={106} height={36} radius={9} label="$10.00" size={19} quiet />
        <ScreenButton x={12} y={138} width={106} height={36} radius={9} label="Other" size={19} quiet />
      </SmartTerminal>
      <SmartTerminal x={247} y={26} scale={0.58} lights={4}>
        <ScreenBox x={31} y={28} width={68} height={68} radius={34} tone="ok" />
        <Tick x={65} y={64} size={32} stroke={color.screenInk} weight={6} />
        <ScreenText x={65} y={132} size={24} weight={700} anchor="middle" voice="heading">
          Paid
        </ScreenText>
        <ScreenText x={65} y={164} size={25} weight={750} anchor="middle" voice="heading">
          $54.20
        </ScreenText>
      </SmartTerminal>
    </>
  );
}

/** The question, as large as the guest sees it. */
function TipPrompt() {
  return (
    <>
      <Ground fill={color.dusk} />
      <rect x={40} y={-60} width={280} height={302} rx={46} fill={color.device} stroke={color.deviceEdge} />
      <rect x={60} y={-30} width={240} height={226} rx={16} fill={color.screen} />
      <path d="M150 214h60" stroke={color.deviceKey} strokeWidth={5} />
      <ScreenText x={180} y={34} size={19} weight={700} anchor="middle" voice="heading">
        Add a tip?
      </ScreenText>
      {['$6', '$8', '$10'].map((tip, choice) => (
        <ScreenButton
          key={tip}
          x={76 + choice * 72}
          y={50}
          width={64}
          height={46}
          radius={10}
          label={tip}
          size={19}
          quiet={choice !== 1}
        />
      ))}
      <ScreenRule x={76} y={116} width={208} />
      <ScreenText x={76} y={144} size={13.5} weight={650}>
        Round up $0.80
      </ScreenText>
      <ScreenText x={76} y={163} size={12.5} tone="soft">
        for the food bank
      </ScreenText>
      <ScreenBox x={236} y={136} width={48} height={28} radius={14} tone="ok" />
      <circle cx={270} cy={150} r={10} fill={color.screen} />
    </>
  );
}

/** The register somebody already has, and the terminal that answers to its tickets. */
function OtherPos() {
  return (
    <>
      <Ground fill={color.actionWash} floor={206} />
      <CountertopPos x={-92} y={22} scale={0.68}>
        <ScreenText x={154} y={34} size={17} weight={700} voice="heading">
          Your POS
        </ScreenText>
        <ScreenRow x={154} y={66} width={116} label="Food" amount="34.00" size={16.5} />
        <ScreenRow x={154} y={90} width={116} label="Drinks" amount="12.20" size={16.5} />
        <ScreenButton x={152} y={112} width={120} height={38} radius={9} label="Pay $46.20" size={16.5} />
      </CountertopPos>
      <FlowLine lit d="M118 84h132" />
      <rect x={136} y={66} width={88} height={36} rx={18} fill={color.paper} {...inked} />
      <Label x={180} y={89} size={13} weight={650} anchor="middle">
        Check 118
      </Label>
      <SmartTerminal x={236} y={8} scale={0.64} lights={2}>
        <ScreenText x={65} y={44} size={19} anchor="middle" tone="soft">
          Check 118
        </ScreenText>
        <ScreenText x={65} y={92} size={31} weight={750} anchor="middle" voice="heading">
          $46.20
        </ScreenText>
        <ScreenButton x={12} y={132} width={106} height={40} radius={9} label="Tap to pay" size={17.5} />
      </SmartTerminal>
    </>
  );
}

const tickets: readonly (readonly [name: string, amount: string, state: 'Open' | 'Tip' | 'Paid'])[] = [
  ['116', '28.40', 'Paid'],
  ['117', '71.00', 'Paid'],
  ['118', '46.20', 'Tip'],
  ['119', '19.50', 'Open'],
];

const stateFills = { Open: 'plain', Tip: 'money', Paid: 'wash' } as const;

/** Every ticket of the evening on the manager's table. */
function Dashboard() {
  return (
    <>
      <Ground fill={color.paper} />
      <path d="M0 46h360M0 108h360M0 170h360" stroke={color.line} />
      <Cup x={268} y={14} scale={0.92} rotate={24} />
      <Under x={46} y={22} rotate={-5} width={254} height={186} />
      <Tablet x={36} y={10} scale={1.04} rotate={-5}>
        <ScreenText x={14} y={26} size={13.5} weight={700} voice="heading">
          Open tickets
        </ScreenText>
        <ScreenText x={202} y={26} size={12} anchor="end" tone="soft">
          Lena, manager
        </ScreenText>
        {tickets.map(([name, amount, state], row) => (
          <g key={name} transform={`translate(14 ${56 + row * 25})`}>
            <ScreenText x={0} y={0} size={12} weight={600}>
              {`Check ${name}`}
            </ScreenText>
            <ScreenMoney x={122} y={0} size={12} weight={500}>
              {amount}
            </ScreenMoney>
            <ScreenBox x={140} y={-13} width={48} height={18} radius={9} tone={stateFills[state]} />
            <ScreenText x={164} y={0} size={10.5} weight={600} anchor="middle">
              {state}
            </ScreenText>
          </g>
        ))}
      </Tablet>
    </>
  );
}

/** SoftPoint's four slides. */
export const softpointScenes = defineScenes([
  { id: 'softpoint-ticket', ...slide, Drawing: TicketToPayment },
  { id: 'softpoint-tip', ...slide, Drawing: TipPrompt },
  { id: 'softpoint-pos', ...slide, Drawing: OtherPos },
  { id: 'softpoint-dashboard', ...slide, Drawing: Dashboard },
]);
