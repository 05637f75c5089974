import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, inked, warmShaded } from '../../../drawings/kit/palette.ts';
import {
  ScreenButton,
  ScreenMoney,
  ScreenRow,
  ScreenRule,
  ScreenText,
  ScreenTiles,
} from '../../../drawings/kit/screen.tsx';
import { Tablet } from '../../../drawings/kit/Tablet.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';

const breads = [
  ['Bun', '$4.12'],
  ['Roll', '$2.06'],
  ['Loaf', '$12.36'],
  ['Tart', '$6.18'],
] as const;

/** The bakery’s, from above: a register with both prices, a terminal on its cable, a tag on the loaf. */
function Bakery() {
  return (
    <>
      <circle cx={240} cy={240} r={238} fill={color.actionWash} />
      <path d="M236 220c24 60 4 120 84 130" stroke={color.deviceEdge} strokeWidth={4} />
      <Tablet x={16} y={36} scale={1.36} rotate={-7}>
        <ScreenTiles x={7} y={8} items={breads} width={60} height={66} gap={4} size={12.5} touched={2} />
        <ScreenText x={138} y={20} size={13} weight={600}>
          Card
        </ScreenText>
        <ScreenMoney x={138} y={39} size={17} anchor="start">
          $12.36
        </ScreenMoney>
        <ScreenText x={138} y={64} size={13} weight={600} tone="money">
          Cash
        </ScreenText>
        <ScreenMoney x={138} y={83} size={17} tone="money" anchor="start">
          $12.00
        </ScreenMoney>
        <ScreenButton x={138} y={102} width={70} height={42} label="Charge" size={14} />
      </Tablet>
      <Terminal plain x={318} y={204} scale={0.88} rotate={11}>
        <ScreenText x={52} y={42} size={24} weight={750} anchor="middle" voice="heading">
          $12.36
        </ScreenText>
      </Terminal>
      <circle cx={416} cy={122} r={50} fill={color.sheet} {...inked} />
      <g transform="translate(416 122)rotate(-32)">
        <path d="M-37 0Q-35-26 0-26T37 0Q35 26 0 26T-37 0Z" fill={color.crust} {...inked} />
        <path d="M-21-10q9 7 9 20M-4-15q10 9 9 25M14-14q9 8 8 20" stroke={color.screenMoney} strokeWidth={3} />
        <path d="M30-16Q37-9 37 0 35 26 0 26-18 26-28 18 24 24 30-16Z" {...warmShaded} />
      </g>
      <Placed x={50} y={309} rotate={-8} width={180} height={82}>
        <path d="M1 41Q8 1 90 1t89 40q-7 40-89 40T1 41Z" fill={color.crust} {...inked} />
        <path d="M154 12q22 10 25 29-7 40-89 40-46 0-68-12 112 8 132-57Z" {...warmShaded} />
        <path
          d="M26 23q17 14 15 36M52 14q17 20 15 48M82 12q18 22 16 52M113 14q17 20 15 48M139 20q16 16 14 38"
          stroke={color.screenMoney}
          strokeWidth={3}
        />
        <path d="M98 1q21 34 14 80" {...inked} />
      </Placed>
      <path d="M166 365c-18 20-16 48 22 63" {...inked} />
      <Placed x={176} y={394} rotate={2} width={152} height={66}>
        <path d="M14 0h138v66H14L-4 33Z" fill={color.sheet} {...inked} />
        <circle cx={12} cy={33} r={5} fill={color.screenWash} {...inked} />
        <Label x={26} y={28} size={18} fill={color.screenSoft}>
          Card
        </Label>
        <Money x={143} y={28} size={18} fill={color.screenInk}>
          $12.36
        </Money>
        <Label x={26} y={53} size={18} fill={color.screenMoney}>
          Cash
        </Label>
        <Money x={143} y={53} size={18} fill={color.screenMoney}>
          $12.00
        </Money>
      </Placed>
      <path d="M188 427c-54 0-60-42-22-62l14 3m-14-3 10 11" {...inked} />
      <circle cx={166} cy={365} r={4} fill={color.sheet} {...inked} />
    </>
  );
}

/** The law firm’s, from above: an invoice that the client pays by bank or by card, a book and a pen. */
function LawFirm() {
  return (
    <>
      <circle cx={240} cy={240} r={238} fill={color.dusk} />
      <Placed x={66} y={112} rotate={-14} width={130} height={190}>
        <path d="M0 8q0-8 8-8h122v190H8q-8 0-8-8Z" fill={color.paint} {...inked} />
        <path d="M14 1v188" {...inked} />
        <path d="M36 34h70v34H36Z" stroke={color.onAction} strokeWidth={1.5} />
        <path d="M96 190v26l9-8 9 8v-26Z" fill={color.clay} {...inked} />
      </Placed>
      <Tablet upright x={142} y={54} scale={1.46} rotate={5}>
        <ScreenText x={14} y={30} size={17} weight={700} voice="heading">
          Invoice 208
        </ScreenText>
        <ScreenRow x={14} y={56} width={124} label="Advice" amount="2 h" size={13} />
        <ScreenRow x={14} y={76} width={124} label="Filing" amount="1 h" size={13} />
        <ScreenRule x={14} y={86} width={124} />
        <ScreenText x={14} y={107} size={13} tone="soft">
          Part payment: yes
        </ScreenText>
        <ScreenButton x={12} y={120} width={128} height={32} label="By bank" size={13.5} />
        <ScreenButton x={12} y={158} width={128} height={32} label="By card" size={13.5} quiet />
      </Tablet>
      <g transform="translate(86 362)rotate(62)">
        <path d="M28-11h11a11 11 0 0 1 0 22H28" {...inked} strokeWidth={12} />
        <path d="M28-11h11a11 11 0 0 1 0 22H28" stroke={color.sheet} strokeWidth={8} />
      </g>
      <circle cx={86} cy={362} r={36} fill={color.sheet} {...inked} />
      <circle cx={86} cy={362} r={28} fill={color.screenMoney} {...inked} />
      <circle cx={86} cy={362} r={27} fill={color.shade} fillOpacity={0.7} />
      <path d="M66 362a20 20 0 0 1 20-20" stroke={color.screenMoneyWash} strokeWidth={4} />
      <Placed x={424} y={150} rotate={16} width={18} height={214}>
        <path d="M0 20Q0 0 9 0t9 20v150H0Z" fill={color.paint} {...inked} />
        <path d="M0 130h18v40l-9 44-9-44Z" fill={color.sheet} {...inked} />
        <path d="M0 130h18M9 176v34" {...inked} />
      </Placed>
    </>
  );
}

/** The two set-ups that the headline compares, each laid out on its own round table. */
export const setUpScenes = defineScenes([
  { id: 'industries-bakery', viewBox: '0 0 480 480', Drawing: Bakery, inPage: true },
  { id: 'industries-law-firm', viewBox: '0 0 480 480', Drawing: LawFirm, inPage: true },
]);
