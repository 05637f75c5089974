import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { color, hairWidth, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { ScreenRule, ScreenText } from '../../../drawings/kit/screen.tsx';
import { Label } from '../../../drawings/text.tsx';

/** The three questions of the letter. */
const questions = ['Was support there?', 'Was it solved at once?', 'Did the statement match?'];

/** A shop from behind its counter: the register faces the merchant, the door the street. */
export function AboutCounter() {
  return (
    <>
      <path d="M238 66q0-10 10-10h48q10 0 10 10v134h-68Z" fill={color.device} {...inked} />
      <path d="M248 74q0-6 6-6h36q6 0 6 6v92h-48Z" fill={color.screen} stroke={color.deviceEdge} />
      <path d="M248 134h48" stroke={color.screenLine} strokeWidth={3} />
      <path d="m258 104 14-14 14 14" {...scored} strokeWidth={hairWidth} />
      <rect x={250} y={102} width={44} height={25} rx={4} fill={color.clay} {...inked} strokeWidth={1.5} />
      <Label x={272} y={120} size={15} weight={700} anchor="middle" fill={color.screenInk}>
        Open
      </Label>
      <path d="M244 178v12" stroke={color.clay} strokeWidth={3} />
      <CountertopPos x={18} y={36} scale={0.725} drawer={false}>
        <ScreenText x={20} y={38} size={23} weight={700} voice="heading">
          Three questions
        </ScreenText>
        {questions.map((question, row) => (
          <g key={question} transform={`translate(0 ${78 + row * 36})`}>
            <ScreenRule x={20} y={-26} width={248} />
            <ScreenText x={20} y={0} size={21}>
              {question}
            </ScreenText>
          </g>
        ))}
      </CountertopPos>
      <path d="M2 200h324v14H2Z" fill={color.device} {...inked} />
      <path d="M14 214h300v58H14Z" fill={color.paint} {...inked} />
      <path d="M14 215h300v10H14Z" {...shaded} />
      <path d="M30 236h120v36M178 236h120v36M30 236v36M178 236v36" stroke={color.ok} strokeWidth={hairWidth} />
      <path d="M0 272h328" {...inked} />
    </>
  );
}
