import { CountertopPos } from '../../../drawings/kit/CountertopPos.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { ScreenRule, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';

/** The three questions of the letter. */
const questions = ['Support there?', 'Solved at once?', 'Statement matched?'];

/** The counter from the merchant’s side: the register asks, the terminal has been paid, and two lamps light them; rail and floor run on past both sides. */
export function AboutCounter() {
  return (
    <g transform="translate(8)">
      <path d="M-200 2h728M112 2v12M286 2v12" {...inked} />
      {[112, 286].map((x) => (
        <g key={x}>
          <path d={`M${x - 9} 41a9 7 0 0 0 18 0Z`} fill={color.screenMoneyWash} {...inked} />
          <path d={`M${x - 6} 14h12q2 14 18 27h-48q16-13 18-27Z`} fill={color.paint} {...inked} />
        </g>
      ))}
      <g transform="translate(0 62)">
        <Terminal x={250} y={60} scale={0.5} plain>
          <Tick x={52} y={36} size={40} weight={8} />
        </Terminal>
        <CountertopPos x={12} y={2} scale={0.725} drawer={false}>
          <ScreenText x={20} y={38} size={26} weight={700} voice="heading">
            Three questions
          </ScreenText>
          {questions.map((question, row) => (
            <g key={question} transform={`translate(0 ${78 + row * 36})`}>
              <ScreenRule x={20} y={-26} width={248} />
              <ScreenText x={20} y={0} size={26}>
                {question}
              </ScreenText>
            </g>
          ))}
        </CountertopPos>
        <path d="M2 165h324v14H2Z" fill={color.device} {...inked} />
        <path d="M14 179h300v58H14Z" fill={color.paint} {...inked} />
        <path d="M14 180h300v10H14Z" {...shaded} />
        <path d="M30 201h120v36M178 201h120v36M30 201v36M178 201v36" stroke={color.ok} strokeWidth={hairWidth} />
        <path d="M-200 237h728" {...inked} />
      </g>
    </g>
  );
}
