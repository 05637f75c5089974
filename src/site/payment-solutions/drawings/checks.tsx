import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { TapMark, Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

/** The box of each sign. */
const box = '0 0 72 64';

/** A card on file: who it is, in as few strokes as a sign has room for. */
function Portrait() {
  return (
    <path
      d="M18 22a8 8 0 0 1 16 0 8 8 0 0 1-16 0M12 45q2-11 14-11t14 11Z"
      fill={color.screenWash}
      stroke={color.screenAction}
    />
  );
}

/** A phone that knows its owner. */
function OwnPhone() {
  return (
    <g transform="translate(-18)">
      <rect x={20} y={2} width={36} height={60} rx={7} fill={color.device} stroke={color.deviceEdge} />
      <rect x={24} y={8} width={28} height={46} rx={3} fill={color.screen} />
      <path d="M32 26v-3a6 6 0 0 1 12 0v3M29 28h18v14H29Z" fill={color.screenWash} stroke={color.screenAction} />
      <Tick x={38} y={35} size={7} stroke={color.screenAction} />
    </g>
  );
}

/** A reader, and the wave before it. */
function Terminal() {
  return (
    <>
      <rect x={2} y={4} width={42} height={58} rx={7} fill={color.device} stroke={color.deviceEdge} />
      <rect x={7} y={10} width={32} height={22} rx={3} fill={color.screen} />
      <Tick x={23} y={21} size={11} stroke={color.screenAction} />
      <path
        d="M11 42h6m4 0h6m4 0h6M11 51h6m4 0h6m4 0h6"
        stroke={color.deviceKey}
        strokeWidth={5}
        strokeLinecap="butt"
      />
      <TapMark x={46} y={21} size={22} stroke={color.action} />
    </>
  );
}

/** A document that says no more than what was asked. */
function OfAge() {
  return (
    <>
      <path d="M8 12h58q5 0 5 5v40q0 5-5 5H8Z" {...shaded} />
      <rect x={2} y={6} width={66} height={50} rx={6} fill={color.sheet} {...inked} />
      <Portrait />
      <rect
        x={42}
        y={18}
        width={22}
        height={17}
        rx={4}
        fill={color.clay}
        stroke={color.screenMoney}
        strokeWidth={hairWidth}
      />
      <Label x={53} y={31} size={12} weight={700} anchor="middle" fill={color.screenInk}>
        21+
      </Label>
      <path d="M44 44h18" stroke={color.screenLine} strokeWidth={4} />
    </>
  );
}

/** A person and the company that is theirs. */
function Company() {
  return (
    <>
      <path d="M40 62V14l28-8v56Z" fill={color.device} {...inked} />
      <path
        d="M48 20v6m12-9v6M48 33v6m12-8v6M48 46v6m12-7v6"
        stroke={color.screen}
        strokeWidth={4}
        strokeLinecap="butt"
      />
      <rect x={2} y={14} width={48} height={40} rx={5} fill={color.sheet} {...inked} />
      <g transform="translate(0 5)">
        <Portrait />
      </g>
    </>
  );
}

/** A sign for each way to know who pays. */
export const checkScenes = defineScenes([
  { id: 'pay-own-phone', viewBox: box, Drawing: OwnPhone },
  { id: 'pay-at-terminal', viewBox: box, Drawing: Terminal },
  { id: 'pay-of-age', viewBox: box, Drawing: OfAge },
  { id: 'pay-company', viewBox: box, Drawing: Company },
]);
