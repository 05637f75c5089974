import { Coin } from '../../../drawings/kit/Coin.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Key } from '../../../drawings/kit/Key.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { color, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { ScreenBox, TapMark, Tick } from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

/** Paper and stone: in the dark as bright as the terminal beside them. */
const body = `light-dark(${color.paper},${color.device})`;

// From 12 to 115 about the axis at 44: in a row they stand on the route, one below the other it runs through them.

/** A shopping bag, and a card held out. */
function FlowCustomer() {
  return (
    <>
      <path d="M28 38V28a16 16 0 0 1 32 0v10" {...inked} />
      <path d="M8 34h72l6 81H2Z" fill={body} {...inked} />
      <path d="M62 34h18l6 81H68Z" {...shaded} />
      <PaymentCard x={31} y={48} scale={0.5} rotate={-12} />
    </>
  );
}

/** The terminal as it takes the card. */
function FlowTerminal() {
  return (
    <>
      <Terminal x={11} y={11.5} scale={0.5} plain>
        <ScreenBox x={30} y={12} width={46} height={46} radius={23} tone="ok" />
        <Tick x={53} y={37} size={24} stroke={color.screenInk} weight={5} />
      </Terminal>
      <TapMark x={82} y={46} size={30} stroke={color.action} weight={3.5} />
    </>
  );
}

/** A gate, and the key that opens it. */
function FlowGateway() {
  return (
    <g transform="translate(-4)">
      <path d="M6 115V54a42 42 0 0 1 84 0v61Z" fill={color.device} {...inked} />
      <path d="M26 115V57a22 22 0 0 1 44 0v58Z" fill={color.screenWash} {...inked} />
      <path d="M48 35v80M37 39v76M59 39v76" {...scored} />
      <Key x={34} y={72} scale={0.52} rotate={-18} />
    </g>
  );
}

/** Three rules, each set to one side. */
function FlowRules() {
  return (
    <>
      <path d="M30 94v14M58 94v14" {...inked} strokeWidth={5} />
      <path d="M18 107h52v8H18Z" fill={body} {...inked} />
      <rect x={2} y={12} width={84} height={82} rx={10} fill={body} {...inked} />
      {[32, 53, 74].map((y, rule) => (
        <g key={y}>
          <path d={`M14 ${y}h60`} stroke={color.edge} strokeWidth={8} />
          <path d={`M14 ${y}h${[42, 14, 30][rule]}`} stroke={color.action} strokeWidth={8} />
          <circle cx={[56, 28, 44][rule]} cy={y} r={8} fill={color.paper} {...inked} />
        </g>
      ))}
    </>
  );
}

/** A processor at work, and one that stands by. */
function FlowProcessor() {
  return (
    <>
      {[12, 65].map((y, rack) => (
        <g key={y} transform={`translate(2 ${y})`}>
          <Slab width={84} height={44} radius={9} />
          <path d="M14 17h30M14 28h20" stroke={color.screenWash} strokeOpacity={0.5} strokeWidth={4} />
          <circle cx={65} cy={22} r={9} fill={rack === 0 ? color.ok : color.deviceKey} />
          {rack === 0 ? <Tick x={65} y={23} size={9} stroke={color.screenInk} weight={2.5} /> : null}
        </g>
      ))}
    </>
  );
}

/** The bank. */
function FlowBank() {
  return (
    <>
      <path d="M1 43 44 12l43 31Z" fill={body} {...inked} />
      <path d="M44 12l43 31H59Z" {...shaded} />
      <circle cx={44} cy={32} r={6} fill={color.actionWash} {...inked} />
      <path d="M6 43h76v12H6Z" fill={body} {...inked} />
      <path d="M11 55h14v44H11ZM37 55h14v44H37ZM63 55h14v44H63Z" fill={color.actionWash} {...inked} />
      <path d="M1 99h86v16H1Z" fill={body} {...inked} />
    </>
  );
}

/** The statement, with what arrived. */
function FlowPayout() {
  return (
    <>
      <Document x={2} y={11.5} scale={0.5} height={207} ruled={8} shadow={false} />
      <Coin x={39} y={62} scale={0.6} code="$" />
      <Coin x={39} y={46} scale={0.6} code="$" />
    </>
  );
}

// What they stand on keeps its outline where that falls between two pixels.
const station = { viewBox: '0 0 120 116', overflow: 'visible' } as const;

/** The seven stations between the tap and the bank account: each begins where what it is drawn in does. */
export const flowScenes = defineScenes([
  { id: 'home-flow-customer', ...station, Drawing: FlowCustomer },
  { id: 'home-flow-terminal', ...station, Drawing: FlowTerminal },
  { id: 'home-flow-gateway', ...station, Drawing: FlowGateway },
  { id: 'home-flow-rules', ...station, Drawing: FlowRules },
  { id: 'home-flow-processor', ...station, Drawing: FlowProcessor },
  { id: 'home-flow-bank', ...station, Drawing: FlowBank },
  { id: 'home-flow-payout', ...station, Drawing: FlowPayout },
]);
