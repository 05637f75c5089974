import { FlowLine } from '../../../drawings/kit/Flow.tsx';
import { Key } from '../../../drawings/kit/Key.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { cased, color, hairWidth, inked } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { ScreenBox, ScreenRow, ScreenRule, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { Tablet } from '../../../drawings/kit/Tablet.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';
import { Cord } from './cord.tsx';
import { Plug, Socket } from './plug.tsx';

interface HungKeyProps {
  readonly x: number;
  readonly tag: string;
  /** As wide as its word. */
  readonly tagWidth: number;
  readonly lit?: boolean;
}

function HungKey({ x, tag, tagWidth, lit = false }: HungKeyProps) {
  return (
    <>
      {/* A ring in the crook of a hook: over the bow, and up behind it. */}
      <path d={`M${x + 7} 50v16a7 7 0 0 1-14 0v-3M${x} 73a17 17 0 0 0 0 34`} {...inked} strokeWidth={4} />
      <Key x={x - 75} y={123} rotate={90} {...(lit && { fill: color.action })} />
      <path d={`M${x} 73a17 17 0 0 1 0 34`} {...inked} strokeWidth={4} />
      <g transform={`translate(${x + 24} 131) rotate(8)`}>
        <path d={`M0 20 16 0h${tagWidth}v40H16Z`} fill={color.sheet} {...inked} />
        <circle cx={16} cy={20} r={3.5} fill={color.line} {...inked} strokeWidth={hairWidth} />
        <Label x={31} y={26.5} size={18.5} weight={650} fill={color.screenInk}>
          {tag}
        </Label>
      </g>
      <Cord d={`M${x + 8} 107q25 6 28 44`} />
    </>
  );
}

/** One key to try with, one to sell with. */
function Keys() {
  return (
    <>
      <rect x={24} y={24} width={352} height={26} rx={8} fill={color.device} stroke={color.deviceEdge} />
      <HungKey x={82} tag="Sandbox" tagWidth={100} />
      <HungKey x={262} tag="Live" tagWidth={64} lit />
    </>
  );
}

/** One customer, one stored card, one plan. */
function Profile() {
  return (
    <Tablet x={50} y={16} scale={1.22}>
      <circle cx={33} cy={34} r={19} fill={color.screenWash} />
      <circle cx={33} cy={29} r={6} fill={color.screenAction} />
      <path d="M22 46q1-11 11-11t11 11Z" fill={color.screenAction} />
      <ScreenText x={63} y={31} size={17} weight={700} voice="heading">
        Dana Ortiz
      </ScreenText>
      <ScreenText x={63} y={49} size={15} tone="soft">
        Customer profile
      </ScreenText>
      <ScreenRule x={14} y={64} width={188} />
      <ScreenRow x={14} y={87} width={188} label="Stored card" amount="tok_4417" size={15} />
      <ScreenBox x={4} y={101} width={208} height={40} radius={8} />
      <ScreenRow x={14} y={126.5} width={188} label="Monthly" amount="$24.00" size={16} strong />
    </Tablet>
  );
}

interface OrderProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly rotate?: number;
}

function Order({ x, y, name, rotate = 0 }: OrderProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotate})`}>
      <rect width={88} height={40} rx={8} fill={color.sheet} {...inked} />
      <Label x={44} y={26} size={17} weight={600} anchor="middle" voice="mono" fill={color.screenInk}>
        {name}
      </Label>
    </g>
  );
}

/** Each in the middle of its band. */
const filters = [
  ['Address', 95],
  ['Card code', 138.5],
  ['Amount', 179.5],
] as const;

/** Three orders meet three filters; two pass, one waits. */
function Filters() {
  return (
    <g transform="translate(-5)">
      <Order x={56} y={18} name="No. 31" rotate={-6} />
      <Order x={158} y={9} name="No. 32" rotate={3} />
      <path d="M27 67h268l-33 43H60Z" fill={color.ok} fillOpacity={0.2} {...inked} />
      <path d="M62 113h198l-29 38H91Z" fill={color.ok} fillOpacity={0.45} {...inked} />
      <path d="M93 154h136l-28 38h-80Z" fill={color.action} {...inked} />
      {filters.map(([filter, y]) => (
        <Label
          key={filter}
          x={161}
          y={y}
          size={18}
          weight={600}
          anchor="middle"
          fill={filter === 'Amount' ? color.onAction : color.ink}
        >
          {filter}
        </Label>
      ))}
      <path d="M161 193v15" stroke={color.action} strokeWidth={3} />
      <circle cx={161} cy={224} r={16} fill={color.action} {...inked} />
      <Tick x={161} y={225} size={15} stroke={color.onAction} weight={3} />
      <path d="M254 132h28" stroke={color.edge} strokeDasharray="1 6" />
      <Order x={286} y={112} name="No. 33" />
      <Label x={324} y={176} size={17} anchor="middle" fill={color.inkSoft}>
        Held for review
      </Label>
      <circle cx={372} cy={112} r={12} fill={color.clay} {...inked} />
      <path d="M372 106v6m0 5v0" stroke={color.screenMoney} strokeWidth={3} />
    </g>
  );
}

/** One plug, three sockets: the processor can change, the gateway stays. */
function Switch() {
  return (
    <g transform="translate(16 10) scale(0.92)">
      <path d="M136 124q36 0 46-40t46-40h8M136 124q36 0 46 40t46 40h8" stroke={color.edge} strokeDasharray="1 6" />
      <path d="M136 124h70" stroke={color.action} strokeWidth={6} />
      <Slab x={16} y={74} width={122} height={100} radius={14} />
      <Label x={34} y={119} size={19} weight={700} fill={color.screen} voice="heading">
        Gateway
      </Label>
      <Label x={34} y={144} size={17} fill={color.screenLine} voice="mono">
        stays
      </Label>
      {['A', 'B', 'C'].map((name, row) => {
        const plugged = row === 1;
        return (
          <g key={name} transform={`translate(240 ${12 + row * 80})`}>
            <rect
              width={144}
              height={64}
              rx={11}
              fill={plugged ? color.action : color.actionWash}
              stroke={plugged ? color.outline : color.edge}
            />
            <Socket x={0} y={32} open={!plugged} />
            <Label x={26} y={38.5} size={18} weight={650} fill={plugged ? color.onAction : color.inkSoft}>
              {`Processor ${name}`}
            </Label>
          </g>
        );
      })}
      <Plug x={231} y={124} />
    </g>
  );
}

/** The card goes in; a token comes out. */
function Vault() {
  return (
    <g transform="translate(-4)">
      <path d="M92 218h28v14H92Zm96 0h28v14h-28Z" {...cased} />
      <FlowLine lit d="M234 164h30" />
      <Slab x={74} y={24} width={162} height={190} radius={12} />
      <rect x={88} y={38} width={134} height={162} rx={6} fill={color.deviceFoot} stroke={color.deviceEdge} />
      <path d="M88 104h134" strokeLinecap="butt" stroke={color.deviceEdge} strokeWidth={5} />
      <PaymentCard x={108} y={136} scale={0.62} tone="money" />
      {/* The door stands open towards the reader, with its wheel. */}
      <path d="m88 38-60-18v206l60-26Z" fill={color.deviceKey} stroke={color.deviceEdge} />
      <path d="m80 51-44-12v170l44-20Z" {...cased} />
      <ellipse cx={57} cy={120} rx={16} ry={30} fill={color.screen} stroke={color.deviceEdge} />
      <path d="M57 94v52M44 120h26M48 101l18 38m0-38-18 38" stroke={color.device} strokeWidth={2.5} />
      <ellipse cx={57} cy={120} rx={6} ry={11} fill={color.device} />
      <rect x={262} y={142} width={118} height={44} rx={22} fill={color.actionWash} {...inked} />
      <Label x={321} y={170} size={17.5} weight={600} anchor="middle" voice="mono">
        tok_2086
      </Label>
    </g>
  );
}

/** A portal with room for another name than the gateway's. */
function Partners() {
  return (
    <Laptop x={30} y={21} scale={0.978}>
      <rect
        x={12}
        y={10}
        width={244}
        height={40}
        rx={8}
        fill={color.screenWash}
        stroke={color.screenAction}
        strokeDasharray="5 5"
      />
      <ScreenText x={134} y={36.5} size={18} weight={700} anchor="middle" voice="heading" tone="action">
        Your name here
      </ScreenText>
      <ScreenText x={16} y={78} size={16.5} weight={650}>
        Your merchants
      </ScreenText>
      {['Kiln Street', 'Juniper St. Bakery'].map((name, row) => (
        <g key={name} transform={`translate(0 ${112 + row * 36})`}>
          <ScreenText x={16} y={0} size={16.5} tone="soft">
            {name}
          </ScreenText>
          <ScreenText x={228} y={0} size={16.5} anchor="end" voice="mono">
            live
          </ScreenText>
          <circle cx={244} cy={-5.5} r={7} fill={color.ok} />
          <ScreenRule x={16} y={-22} width={236} />
        </g>
      ))}
    </Laptop>
  );
}

/** The slides of both gateways. */
export const slideScenes = defineScenes([
  { id: 'gateway-keys', viewBox: '0 0 400 250', Drawing: Keys },
  { id: 'gateway-profile', viewBox: '0 0 400 250', Drawing: Profile },
  { id: 'gateway-filters', viewBox: '0 0 400 250', Drawing: Filters },
  { id: 'gateway-switch', viewBox: '0 0 400 250', Drawing: Switch },
  { id: 'gateway-vault', viewBox: '0 0 400 250', Drawing: Vault },
  { id: 'gateway-partners', viewBox: '0 0 400 250', Drawing: Partners },
]);
