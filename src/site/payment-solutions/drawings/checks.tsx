import { color, inked } from '../../../drawings/kit/palette.ts';
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
      <path
        d="M32 28v-4a6 6 0 0 1 12 0v4M32 28h12q4 0 4 4v7q0 4-4 4H32q-4 0-4-4v-7q0-4 4-4Z"
        fill={color.screenWash}
        stroke={color.screenAction}
      />
      <Tick x={38} y={35.5} size={7} stroke={color.screenAction} />
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
      <rect x={2} y={12} width={64} height={48} rx={6} fill={color.sheet} {...inked} />
      <g transform="translate(0 7)">
        <Portrait />
      </g>
      <rect x={36} y={2} width={34} height={22} rx={6} fill={color.screenMoneyWash} stroke={color.screenMoney} />
      <Label x={53} y={18} size={14} weight={700} anchor="middle" fill={color.screenInk}>
        21+
      </Label>
    </>
  );
}

/** A person and the company that is theirs. */
function Company() {
  return (
    <>
      <path d="M38 62V8q0-4 4-4h24q4 0 4 4v54Z" fill={color.device} stroke={color.deviceEdge} />
      <path d="M56 14h6m-6 12h6m-6 12h6" stroke={color.screen} strokeWidth={6} strokeLinecap="butt" />
      <rect x={2} y={14} width={46} height={40} rx={5} fill={color.sheet} {...inked} />
      <g transform="translate(-1 5)">
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
