import { Coin } from '../../../drawings/kit/Coin.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Key } from '../../../drawings/kit/Key.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { ScreenBox, TapMark, Tick } from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

// Each stands on the line of the route, which runs along the lower edge of its box.

/** A shopping bag, and a card held out. */
function FlowCustomer() {
  return (
    <g transform="translate(-5)">
      <path d="M30 38v-8a16 16 0 0 1 32 0v8" {...inked} />
      <path d="M14 34h64l6 82H8Z" fill={color.paper} {...inked} />
      <path d="M62 34h16l6 82H68Z" {...shaded} />
      <PaymentCard x={32} y={56} scale={0.5} rotate={-12} />
    </g>
  );
}

/** The terminal as it takes the card. */
function FlowTerminal() {
  return (
    <g transform="translate(-5)">
      <Terminal x={8} y={10} scale={0.5} plain>
        <ScreenBox x={30} y={12} width={46} height={46} radius={23} tone="ok" />
        <Tick x={53} y={37} size={24} stroke={color.screenInk} weight={5} />
      </Terminal>
      <TapMark x={80} y={44} size={30} stroke={color.action} weight={3.5} />
    </g>
  );
}

/** A gate, and the key that opens it. */
function FlowGateway() {
  return (
    <g transform="translate(-5)">
      <path d="M6 116V56a42 42 0 0 1 84 0v60H70V58a22 22 0 0 0-44 0v58Z" fill={color.device} {...inked} />
      <path d="M26 116V58a22 22 0 0 1 44 0v58Z" fill={color.actionWash} {...inked} />
      <path d="M48 36v80M37 40v76M59 40v76" {...inked} />
      <Key x={34} y={76} scale={0.52} rotate={-18} />
    </g>
  );
}

/** Three rules, each set to one side. */
function FlowRules() {
  return (
    <>
      <path d="M34 96v20M62 96v20" {...inked} strokeWidth={5} />
      <rect x={2} y={14} width={92} height={84} rx={10} fill={color.paper} {...inked} />
      {[34, 56, 78].map((y, rule) => (
        <g key={y}>
          <path d={`M16 ${y}h64`} stroke={color.line} strokeWidth={8} />
          <path d={`M16 ${y}h${[46, 14, 32][rule]}`} stroke={color.action} strokeWidth={8} />
          <circle cx={[62, 30, 48][rule]} cy={y} r={8} fill={color.paper} {...inked} />
        </g>
      ))}
    </>
  );
}

/** A processor at work, and one that stands by. */
function FlowProcessor() {
  return (
    <>
      {[16, 66].map((y, rack) => (
        <g key={y} transform={`translate(2 ${y})`}>
          <Slab width={92} height={42} radius={9} />
          <path d="M14 16h30M14 27h20" stroke={color.deviceKey} strokeWidth={4} />
          <circle cx={72} cy={21} r={9} fill={rack === 0 ? color.ok : color.deviceKey} />
          {rack === 0 ? <Tick x={72} y={22} size={9} stroke={color.screenInk} weight={2.5} /> : null}
        </g>
      ))}
    </>
  );
}

/** The bank. */
function FlowBank() {
  return (
    <>
      <path d="M4 44 50 12l46 32Z" fill={color.paper} {...inked} />
      <path d="M50 12l46 32H66Z" {...shaded} />
      <circle cx={50} cy={33} r={6} fill={color.actionWash} {...inked} />
      <path d="M10 44h80v12H10Z" fill={color.paper} {...inked} />
      <path d="M16 56h14v44H16ZM43 56h14v44H43ZM70 56h14v44H70Z" fill={color.actionWash} {...inked} />
      <path d="M4 100h92v16H4Z" fill={color.paper} {...inked} />
    </>
  );
}

/** The statement, with what arrived. */
function FlowPayout() {
  return (
    <g transform="translate(-3)">
      <Document x={4} y={12} scale={0.48} ruled={9} />
      <Coin x={40} y={68} scale={0.6} code="$" />
      <Coin x={40} y={52} scale={0.6} code="$" />
    </g>
  );
}

/** The seven stations between the tap and the bank account: each begins where what it is drawn in does. */
export const flowScenes = defineScenes([
  { id: 'home-flow-customer', viewBox: '0 0 120 116', Drawing: FlowCustomer },
  { id: 'home-flow-terminal', viewBox: '0 0 120 116', Drawing: FlowTerminal },
  { id: 'home-flow-gateway', viewBox: '0 0 120 116', Drawing: FlowGateway },
  { id: 'home-flow-rules', viewBox: '0 0 120 116', Drawing: FlowRules },
  { id: 'home-flow-processor', viewBox: '0 0 120 116', Drawing: FlowProcessor },
  { id: 'home-flow-bank', viewBox: '0 0 120 116', Drawing: FlowBank },
  { id: 'home-flow-payout', viewBox: '0 0 120 116', Drawing: FlowPayout },
]);
