import type { ReactNode } from 'react';
import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { FlowLine } from '../../../drawings/kit/Flow.tsx';
import { Cup } from '../../../drawings/kit/goods.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed, type Placement } from '../../../drawings/kit/Placed.tsx';
import { color, inked } from '../../../drawings/kit/palette.ts';
import { tornEdge } from '../../../drawings/kit/Receipt.tsx';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import {
  Screen,
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

/** The reader on the table, as wide as it is tall, its screen raised toward the guest; 132 × 166. */
function Reader({ children, ...place }: Placement & { readonly children: ReactNode }) {
  return (
    <Placed {...place} width={132} height={166}>
      <path d="M26 132h80l18 27H8Z" fill={color.deviceFoot} stroke={color.deviceEdge} />
      <Slab x={2} y={155} width={128} height={6} radius={5} depth={4} />
      <Slab width={132} height={136} radius={20} />
      <Screen x={10} y={10} width={112} height={98} radius={11}>
        {children}
      </Screen>
      <path d="M45 122h0m14 0h0m14 0h0m14 0h0" stroke={color.ok} strokeWidth={6} />
    </Placed>
  );
}

/** One check, three moments: printed, tipped, paid. */
function TicketToPayment() {
  return (
    <>
      <Ground fill={color.line} floor={204} />
      <FlowLine lit d="M97 110h190" />
      <Placed x={11} y={54} width={104} height={148}>
        <path d={`M0 1h104v141${tornEdge(104)}Z`} fill={color.sheet} {...inked} />
        <Label x={12} y={28} size={15} weight={700} voice="heading" fill={color.screenInk}>
          Check 118
        </Label>
        <ScreenRow x={12} y={54} width={80} label="Food" amount="34.00" size={12.5} />
        <ScreenRow x={12} y={74} width={80} label="Drinks" amount="12.20" size={12.5} />
        <ScreenRule x={12} y={86} width={80} />
        <ScreenText x={12} y={115} size={21} weight={750} voice="heading">
          $46.20
        </ScreenText>
      </Placed>
      <Reader x={131} y={56} scale={0.89}>
        <ScreenText x={56} y={22} size={16} weight={700} anchor="middle" voice="heading">
          Tip
        </ScreenText>
        <ScreenButton x={8} y={31} width={96} height={28} radius={8} label="$8.00" size={15} />
        <ScreenButton x={8} y={63} width={96} height={28} radius={8} label="$10.00" size={15} quiet />
      </Reader>
      <Phone x={266} y={34} scale={0.6}>
        <ScreenBox x={24} y={48} width={76} height={76} radius={38} tone="ok" />
        <Tick x={62} y={88} size={36} stroke={color.screenInk} weight={7} />
        <ScreenText x={62} y={170} size={28} weight={700} anchor="middle" voice="heading">
          Paid
        </ScreenText>
        <ScreenText x={62} y={206} size={28} weight={750} anchor="middle" voice="heading">
          $54.20
        </ScreenText>
      </Phone>
    </>
  );
}

/** The question, as large as the guest sees it. */
function TipPrompt() {
  return (
    <>
      <Ground fill={color.dusk} />
      <rect x={40} y={-60} width={280} height={380} rx={46} fill={color.device} stroke={color.deviceEdge} />
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

/** The register somebody already has, and the reader that answers to its tickets. */
function OtherPos() {
  return (
    <>
      <Ground fill={color.line} floor={206} />
      <FlowLine lit d="M170 114h90" />
      <CountertopPos x={8} y={56} scale={0.55}>
        <ScreenText x={18} y={38} size={24} weight={700} voice="heading">
          Your POS
        </ScreenText>
        <ScreenRow x={18} y={71} width={252} label="Food" amount="34.00" size={22} />
        <ScreenRow x={18} y={99} width={252} label="Drinks" amount="12.20" size={22} />
        <ScreenButton x={18} y={114} width={252} height={42} radius={9} label="Pay $46.20" size={22} />
      </CountertopPos>
      <rect x={182} y={97} width={68} height={34} rx={17} fill={color.paper} {...inked} />
      <Label x={216} y={118} size={12} weight={650} anchor="middle">
        Check 118
      </Label>
      <Reader x={254} y={83} scale={0.74}>
        <ScreenText x={56} y={36} size={23} weight={750} anchor="middle" voice="heading">
          $46.20
        </ScreenText>
        <ScreenButton x={8} y={53} width={96} height={34} radius={9} label="Tap to pay" size={15.5} />
      </Reader>
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
