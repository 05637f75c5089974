import { Alert } from '../../../drawings/kit/Alert.tsx';
import { Loaf } from '../../../drawings/kit/goods.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { color, hairWidth, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { ScreenBox, ScreenButton, ScreenRule, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';

/** A checkout page on a laptop, and the same order as a link on a phone. */
function HomeStartups() {
  return (
    <>
      <rect x={20} y={20} width={380} height={232} rx={28} fill={color.actionWash} />
      <path d="M1 280h418" {...inked} />
      <Laptop x={12} y={64} scale={1.02}>
        <ScreenText x={20} y={34} size={17} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenBox x={20} y={48} width={140} height={26} tone="plain" />
        <ScreenText x={30} y={66} size={13} tone="soft">
          Card number
        </ScreenText>
        <ScreenBox x={20} y={82} width={66} height={26} tone="plain" />
        <ScreenText x={30} y={100} size={13} tone="soft">
          MM/YY
        </ScreenText>
        <ScreenBox x={94} y={82} width={66} height={26} tone="plain" />
        <ScreenText x={104} y={100} size={13} tone="soft">
          CVV
        </ScreenText>
        <ScreenButton x={20} y={120} width={140} height={32} label="Pay $86.40" size={14.5} />
        <ScreenBox x={176} y={0} width={92} height={168} radius={6} />
        <ScreenText x={185} y={34} size={13} weight={600}>
          Order 31
        </ScreenText>
        <path d="m193 66 6-14h12l6 14Zm12 0v15m-7 0h14" stroke={color.screenInk} strokeWidth={hairWidth} />
        <ScreenText x={185} y={105} size={13}>
          1 × Lamp
        </ScreenText>
      </Laptop>
      <Phone x={320} y={82} scale={0.7}>
        <ScreenBox x={12} y={40} width={100} height={76} radius={12} />
        <ScreenText x={20} y={66} size={19} tone="soft">
          Order 31
        </ScreenText>
        <ScreenText x={20} y={98} size={23} weight={750} voice="heading">
          $86.40
        </ScreenText>
        <ScreenText x={14} y={146} size={19}>
          Card
        </ScreenText>
        <Tick x={102} y={140} size={14} weight={3} />
        <ScreenRule x={12} y={160} width={100} />
        <ScreenText x={14} y={184} size={19}>
          Bank debit
        </ScreenText>
        <ScreenButton x={12} y={206} width={100} height={42} radius={11} label="Pay now" size={19} />
      </Phone>
      <Alert x={206} y={14} width={184} title="New order" detail="$86.40 by link" />
    </>
  );
}

/** A coffee counter: both prices on the board, the machine between them and the terminal. */
function HomeSmbs() {
  return (
    <>
      <path d="M44 280V132A112 112 0 0 1 156 20h120a112 112 0 0 1 112 112v148Z" fill={color.actionWash} />
      <path d="M1 280h418" {...inked} />
      <path d="M220 21v26m64-26v26" {...inked} />
      <path d="M200 66q0-19 20-19t20 19Zm64 0q0-19 20-19t20 19Z" fill={color.clay} {...inked} />
      <path d="M26 217h368v62H26Z" fill={color.paint} {...inked} />
      <path d="M57 229h76v38H57Zm115 0h76v38h-76Zm115 0h76v38h-76Z" stroke={color.onAction} strokeOpacity={0.45} />
      <path d="M27 218h366v7H27Z" {...shaded} fillOpacity={0.4} />
      <path d="M17 203h386v14H17Z" fill={color.sheet} {...inked} />
      <Board />
      <path d="M84 191v8M70 203q0-5 14-5t14 5ZM50 185h68l-6 6H56Z" fill={color.sheet} {...inked} />
      <Loaf x={54} y={150} scale={0.46} />
      <EspressoMachine />
      <Terminal x={332} y={93} scale={0.53} plain>
        <ScreenText x={52} y={44} size={31} weight={750} anchor="middle" voice="heading">
          $4.12
        </ScreenText>
      </Terminal>
    </>
  );
}

/** What a coffee costs, by card and in cash. */
function Board() {
  return (
    <>
      <rect x={14} y={38} width={150} height={92} rx={8} {...shaded} transform="translate(5 7)" />
      <rect x={14} y={38} width={150} height={92} rx={8} fill={color.device} {...inked} />
      <Label x={28} y={63} size={17} weight={700} fill={color.screen} voice="heading">
        Filter coffee
      </Label>
      <path d="M28 74h122" stroke={color.deviceKey} />
      <Label x={28} y={95} size={15} fill={color.screenLine}>
        Card
      </Label>
      <Money x={150} y={95} size={15.5} fill={color.screen}>
        $4.12
      </Money>
      <Label x={28} y={118} size={15} fill={color.screenMoneyWash}>
        Cash
      </Label>
      <Money x={150} y={118} size={15.5} fill={color.screenMoneyWash}>
        $4.00
      </Money>
    </>
  );
}

/** Two groups over a tray, the next cup under one of them, the rest on top. */
function EspressoMachine() {
  return (
    <>
      <path d="M206 106V92h22v14m6 0V92h22v14m6 0V92h22v14" fill={color.sheet} {...inked} />
      <path d="M190 106h124q8 0 8 8v34H182v-34q0-8 8-8Z" fill={color.device} stroke={color.deviceEdge} />
      <path d="M192 148h120v40H192Z" fill={color.deviceKey} stroke={color.deviceEdge} />
      <path d="M184 188h136q4 0 4 4v10H180v-10q0-4 4-4Z" fill={color.device} stroke={color.deviceEdge} />
      <path d="M194 126h52" stroke={color.deviceKey} strokeWidth={5} />
      <circle cx={298} cy={126} r={10} fill={color.screen} {...scored} />
      <path d="m298 126 5-5" {...scored} />
      <path d="M206 148h28v10h-28Zm66 0h28v10h-28Z" fill={color.device} stroke={color.deviceEdge} />
      <path d="M220 158v8m66-8v8" stroke={color.screen} strokeWidth={3} />
      <path d="M234 153h17m49 0h17" stroke={color.screenMoney} strokeWidth={6} />
      <path d="M209 170h22v10q0 8-8 8h-6q-8 0-8-8Zm22 3q8 0 8 5t-8 5" fill={color.sheet} {...scored} />
    </>
  );
}

/** A business that starts, and one that already has a statement. */
export const audienceScenes = defineScenes([
  { id: 'home-startups', viewBox: '0 0 420 300', Drawing: HomeStartups },
  { id: 'home-smbs', viewBox: '0 0 420 300', Drawing: HomeSmbs },
]);
