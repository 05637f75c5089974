import { FlowLine } from '../../drawings/kit/Flow.tsx';
import { Laptop } from '../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { cased, color, inked } from '../../drawings/kit/palette.ts';
import { Receipt } from '../../drawings/kit/Receipt.tsx';
import { Slab } from '../../drawings/kit/Slab.tsx';
import { ScreenButton, ScreenRow, ScreenRule, ScreenText, Tick } from '../../drawings/kit/screen.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { Handover, LyingHandover } from './drawings/handover.tsx';
import { Plug, Socket } from './drawings/plug.tsx';
import { slideScenes } from './drawings/slides.tsx';

interface GateProps {
  readonly x: number;
  readonly name: string;
}

/** A gate with its name on the beam, 218 × 200, open: its two arms are raised for what comes. */
function Gate({ x, name }: GateProps) {
  return (
    <g transform={`translate(${x} 262)`}>
      {['', 'matrix(-1 0 0 1 218 0)'].map((side) => (
        <g key={side} transform={side || undefined}>
          <path d="M14 44h22v148h8v8H6v-8h8Z" {...cased} />
          <g transform="rotate(-54 25 144)">
            <path d="M25 137h84v14H25Z" fill={color.paper} {...inked} />
            <path d="M42 138h13v12H42Zm23 0h13v12H65Zm23 0h13v12H88Z" fill={color.money} />
          </g>
          <circle cx={25} cy={144} r={9} fill={color.paper} {...inked} />
        </g>
      ))}
      <rect width={218} height={52} rx={9} fill={color.action} {...inked} />
      <Label x={109} y={33} size={23} weight={700} anchor="middle" fill={color.onAction} voice="heading">
        {name}
      </Label>
    </g>
  );
}

/** From the checkout through one of two gates to the processor. */
function Hero() {
  return (
    <>
      {/* Broken where the lanes run. */}
      <path d="M1 463h57m130 0h142m130 0h59" {...inked} />
      <FlowLine d="M260 206v18q0 16 16 16h103q16 0 16 16v222q0 16-16 16H276q-16 0-16 16v16" />
      <FlowLine lit d="M260 206v18q0 16-16 16H139q-16 0-16 16v222q0 16 16 16h105q16 0 16 16v16" />
      <Laptop x={86} y={4}>
        <ScreenText x={20} y={35} size={21} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenText x={20} y={64} size={18} tone="soft">
          Mugs, teapot, shipping
        </ScreenText>
        <ScreenRule x={20} y={78} width={228} />
        <ScreenRow x={20} y={103} width={228} label="Total" amount="$86.40" size={19} strong />
        <ScreenButton x={20} y={117} width={228} height={34} radius={9} label="Pay now" size={18} />
      </Laptop>
      <Gate x={14} name="Authorize.net" />
      <Gate x={286} name="NMI" />
      <g transform="translate(69 414)">
        <rect width={108} height={36} rx={18} fill={color.paper} {...inked} />
        <Label x={54} y={24} size={18.5} weight={600} anchor="middle" voice="mono">
          tok_4417
        </Label>
      </g>
      <Slab x={120} y={526} width={280} height={80} radius={14} />
      <Label x={146} y={560} size={22} weight={650} fill={color.screen}>
        Processor
      </Label>
      <Label x={146} y={586} size={18} fill={color.screenLine} voice="mono">
        approved
      </Label>
      <circle cx={358} cy={566} r={19} fill={color.ok} />
      <Tick x={358} y={568} size={18} stroke={color.screenInk} weight={3.5} />
    </>
  );
}

const receipt = {
  title: 'Kiln Street',
  lines: [
    { label: 'Mugs, teapot', amount: '80.00' },
    { label: 'Shipping', amount: '6.40' },
    { label: 'Total', amount: '$86.40', strong: true },
  ],
  footer: ['tok_4417, approved'],
};

interface TokenProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** What travels in the place of the card's number, from its middle. */
function Token({ x, y, scale = 1 }: TokenProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x={-70} y={-22} width={140} height={44} rx={22} fill={color.paper} {...inked} />
      <Label x={0} y={6} size={17.5} weight={600} anchor="middle" voice="mono">
        tok_4417
      </Label>
    </g>
  );
}

/** A number goes in, a token travels, and the receipt names the token. */
function Log() {
  return (
    <g transform="translate(-7)">
      <FlowLine lit d="M200 86h74q20 0 20 20v106q0 16-16 16h-30" />
      <PaymentCard x={14} y={22} scale={1.18} rotate={-6} digits="4417" />
      <Token x={291} y={148} />
      <Receipt {...receipt} x={18} y={178} width={236} size={15} rotate={2} />
    </g>
  );
}

/** The same, lying, for a phone. */
function LyingLog() {
  return (
    <>
      <FlowLine lit d="M76 90v44q0 16 16 16h80" />
      <PaymentCard x={6} y={16} scale={0.87} rotate={-6} digits="4417" />
      <Token x={76} y={151} scale={0.87} />
      <Receipt {...receipt} x={166} y={5} width={186} size={13} rotate={2} />
    </>
  );
}

/** What a checkout may be built on; every second is not plugged in yet. */
const checkouts = ['Cart', 'Booking tool', 'POS', 'A form'];

/** Four checkouts before two gateways with two sockets each: two are plugged in, and the others may be. */
function Plugs() {
  return (
    <>
      {['Authorize.net', 'NMI'].map((name, row) => (
        <g key={name} transform={`translate(264 ${2 + row * 216})`}>
          <rect width={174} height={180} rx={14} {...cased} />
          <Label x={89} y={98} size={21} weight={700} anchor="middle" fill={color.screen} voice="heading">
            {name}
          </Label>
          <circle cx={154} cy={20} r={5} fill={color.ok} />
        </g>
      ))}
      {checkouts.map((name, row) => {
        const idle = row % 2 === 1;
        const y = 38 + Math.floor(row / 2) * 216 + (idle ? 108 : 0);
        return (
          <g key={name}>
            <Socket x={264} y={y} open={idle} />
            {idle ? <path d={`M216 ${y}h34`} stroke={color.edge} strokeDasharray="1 6" /> : null}
            <path d={`M152 ${y}h${idle ? 20 : 80}`} stroke={idle ? color.edge : color.action} strokeWidth={5} />
            <Plug x={idle ? 196 : 255} y={y} idle={idle} />
            <rect
              x={2}
              y={y - 36}
              width={152}
              height={72}
              rx={12}
              fill={idle ? color.paper : color.actionWash}
              {...inked}
            />
            <Label x={20} y={y + 7} size={20.5} weight={650}>
              {name}
            </Label>
          </g>
        );
      })}
    </>
  );
}

/** The drawings of the gateway services page. */
export const scenes = [
  ...slideScenes,
  ...defineScenes([
    { id: 'gateway-hero', viewBox: '0 0 520 616', Drawing: Hero, inPage: true },
    { id: 'gateway-log', viewBox: '0 0 358 400', Drawing: Log },
    { id: 'gateway-log-lying', viewBox: '0 0 358 196', Drawing: LyingLog },
    { id: 'gateway-handover', viewBox: '0 0 392 668', Drawing: Handover },
    { id: 'gateway-handover-lying', viewBox: '0 0 358 262', Drawing: LyingHandover },
    { id: 'gateway-plugs', viewBox: '0 0 440 400', Drawing: Plugs },
  ]),
] as const;
