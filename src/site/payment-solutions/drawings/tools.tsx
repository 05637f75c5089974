import { Fingerprint } from '../../../drawings/kit/Fingerprint.tsx';
import { cased, color, inked } from '../../../drawings/kit/palette.ts';
import { ScreenBox, ScreenButton, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';

/** A phone with a request, and the link it came by. */
function ToolLink() {
  return (
    <>
      <rect x={4} y={10} width={94} height={172} rx={16} {...cased} />
      <rect x={9} y={16} width={84} height={157} rx={11} fill={color.screen} />
      <path d="M45 23h12" stroke={color.device} strokeWidth={5} />
      <ScreenText x={51} y={54} size={15} anchor="middle" tone="soft">
        Deposit
      </ScreenText>
      <ScreenText x={51} y={77} size={17} weight={750} anchor="middle" voice="heading">
        $480.00
      </ScreenText>
      <ScreenButton x={15} y={92} width={72} height={30} radius={8} label="Pay now" size={15} />
      <path
        d="M116 20h48q12 0 12 12v26q0 12-12 12h-32l-20 14 2-14q-10 0-10-12V32q0-12 12-12Z"
        fill={color.paper}
        {...inked}
      />
      <path
        d="m133 51 12-12m-7 1 7-7a8 8 0 0 1 11 11l-7 7m-9-1-7 7a8 8 0 0 1-11-11l7-7"
        stroke={color.action}
        strokeWidth={3.5}
      />
    </>
  );
}

/** An invoice. */
function ToolInvoice() {
  return (
    <>
      <path d="M30 182V28q0-8 8-8h84l30 30v132Z" fill={color.sheet} {...inked} />
      <path d="M122 20v22q0 8 8 8h22Z" fill={color.screenLine} {...inked} />
      <Label x={44} y={52} size={17} weight={700} voice="heading" fill={color.screenInk}>
        Invoice
      </Label>
      <path d="M44 72h54m28 0h12M44 90h46m36 0h12" stroke={color.screenLine} strokeWidth={4} />
      <rect x={42} y={112} width={98} height={48} rx={7} fill={color.screenWash} />
      <Label x={50} y={131} size={15} fill={color.screenSoft}>
        Due Feb 28
      </Label>
      <Money x={50} y={152} size={17} anchor="start" fill={color.screenInk}>
        $240.00
      </Money>
    </>
  );
}

/** A checkout page. */
function ToolCheckout() {
  return (
    <>
      <rect x={12} y={28} width={156} height={148} rx={10} {...cased} />
      <rect x={19} y={35} width={142} height={126} rx={5} fill={color.screen} />
      <ScreenText x={30} y={58} size={18} weight={700} voice="heading">
        Checkout
      </ScreenText>
      <ScreenBox x={30} y={67} width={120} height={20} tone="plain" />
      <ScreenBox x={30} y={93} width={57} height={20} tone="plain" />
      <ScreenBox x={93} y={93} width={57} height={20} tone="plain" />
      <ScreenButton x={30} y={120} width={120} height={30} label="Pay now" size={16} />
      <path d="M4 168h172v4q0 8-8 8H12q-8 0-8-8Z" fill={color.deviceKey} stroke={color.deviceEdge} />
    </>
  );
}

interface ArmProps {
  readonly y: number;
  readonly name: string;
  readonly left?: boolean;
  readonly lit?: boolean;
}

function Arm({ y, name, left = false, lit = false }: ArmProps) {
  return (
    <>
      <path
        d={left ? `M112 ${y}H40l-18 17 18 17h72Z` : `M68 ${y}h72l18 17-18 17H68Z`}
        fill={lit ? color.action : color.sheet}
        {...inked}
      />
      <Label
        x={left ? 66 : 112}
        y={y + 23}
        size={17}
        weight={700}
        anchor="middle"
        fill={lit ? color.onAction : color.screenInk}
        voice="mono"
      >
        {name}
      </Label>
    </>
  );
}

/** A signpost to three processors. */
function ToolRouting() {
  return (
    <>
      <path d="M84 12h12v167H84Z" fill={color.device} {...inked} />
      <Arm y={22} name="A" left />
      <Arm y={66} name="B" lit />
      <Arm y={110} name="C" left />
    </>
  );
}

/** The day that comes round. */
function ToolRecurring() {
  return (
    <>
      <rect x={10} y={28} width={160} height={158} rx={11} fill={color.sheet} {...inked} />
      <path d="M10 66V39q0-11 11-11h138q11 0 11 11v27Z" fill={color.screenAction} {...inked} />
      <path d="M50 18v16m80-16v16" {...inked} strokeWidth={4} />
      <Label x={90} y={54} size={17} weight={700} anchor="middle" fill={color.screen} voice="heading">
        Every 21st
      </Label>
      <path
        d="M30 86h122M30 110h122M30 134h122M30 158h122"
        stroke={color.screenLine}
        strokeWidth={9}
        strokeDasharray="0 20"
      />
      <rect x={139} y={123} width={22} height={22} rx={6} fill={color.screenAction} />
      <Tick x={150} y={134} size={12} stroke={color.screen} weight={2.5} />
    </>
  );
}

/** A reader that asks for a finger. */
function ToolBiometric() {
  return (
    <>
      <rect x={36} y={24} width={108} height={158} rx={18} {...cased} />
      <rect x={48} y={38} width={84} height={112} rx={8} fill={color.screen} />
      <Fingerprint x={56.4} y={44} scale={0.56} stroke={color.screenAction} weight={5} />
      <ScreenText x={90} y={141} size={16} weight={650} anchor="middle">
        Confirm
      </ScreenText>
      <path d="M76 166h28" stroke={color.deviceKey} strokeWidth={5} />
    </>
  );
}

/** The six tools, each in the message that leads to it. */
export const toolScenes = defineScenes([
  { id: 'pay-tool-link', viewBox: '0 0 180 180', Drawing: ToolLink, inPage: true },
  { id: 'pay-tool-invoice', viewBox: '0 0 180 180', Drawing: ToolInvoice },
  { id: 'pay-tool-checkout', viewBox: '0 0 180 180', Drawing: ToolCheckout },
  { id: 'pay-tool-routing', viewBox: '0 0 180 180', Drawing: ToolRouting },
  { id: 'pay-tool-recurring', viewBox: '0 0 180 180', Drawing: ToolRecurring },
  { id: 'pay-tool-biometric', viewBox: '0 0 180 180', Drawing: ToolBiometric },
]);
