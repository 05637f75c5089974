import { Placed } from '../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../drawings/kit/palette.ts';
import { ScreenText } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';

const strip = 'M0 190V34l14-9 11 7 13-12 15 9 12-11 14 10 13-12 15 8 12-11 14 10 13-5v172Z';

/** The roll ran out in the middle of a receipt. */
function NotFound() {
  return (
    <>
      <circle cx={240} cy={226} r={176} fill={color.actionWash} />
      <path d="M30 432h420" {...inked} />
      <Placed x={167} y={4} width={146} height={190}>
        <path d={strip} {...shaded} transform="translate(7 8)" />
        <path d={strip} fill={color.paper} {...inked} />
        <path d="M8 36v154M138 24v166" stroke={color.money} strokeWidth={6} strokeLinecap="butt" strokeOpacity={0.55} />
        <Label x={73} y={96} size={54} weight={750} anchor="middle" voice="heading">
          404
        </Label>
        <path d="M22 114h102" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="1 5" />
        <Label x={22} y={138} size={12} fill={color.inkSoft} voice="mono">
          1 × Page
        </Label>
        <Money x={124} y={138} size={12} weight={500}>
          0.00
        </Money>
      </Placed>
      <Terminal x={154} y={158} scale={1.3}>
        <ScreenText x={52} y={32} size={15} weight={700} anchor="middle" voice="heading">
          Paper out
        </ScreenText>
        <ScreenText x={52} y={52} size={10.5} anchor="middle" tone="soft">
          Load a new roll
        </ScreenText>
      </Terminal>
    </>
  );
}

/** A page with the article cut out of it. */
function PostNotFound() {
  return (
    <>
      <rect x={48} y={40} width={384} height={236} rx={28} fill={color.actionWash} />
      <Placed x={96} y={16} rotate={-3} width={232} height={260}>
        <path d="M0 0h232v260H0ZM20 108h118v96H20Z" fillRule="evenodd" {...shaded} transform="translate(7 9)" />
        <path d="M1 1h230v258H1ZM20 108h118v96H20Z" fillRule="evenodd" fill={color.paper} {...inked} />
        <Label x={20} y={48} size={28} weight={750} voice="heading">
          The ledger
        </Label>
        <path d="M20 62h192" {...inked} />
        <path
          d="M20 80h192M20 93h160M154 114h58M154 128h58M154 142h58M154 156h44M154 176h58M154 190h58M154 204h40M20 224h192M20 238h130"
          stroke={color.line}
          strokeWidth={4}
        />
      </Placed>
      <g transform="translate(314 178) rotate(-55)">
        {['rotate(11)', 'scale(-1 1)rotate(11)'].map((half) => (
          <g key={half} transform={half}>
            <circle cx={-16} cy={62} r={17} {...inked} strokeWidth={12} />
            <circle cx={-16} cy={62} r={17} stroke={color.action} strokeWidth={8} />
            <path d="M-6-4-1-96Q10-60 8 6L-4 46l-12-3Z" fill={color.paper} {...inked} />
          </g>
        ))}
        <circle r={3} fill={color.ink} />
      </g>
    </>
  );
}

/** The drawings of the two pages nobody looks for. */
export const scenes = defineScenes([
  { id: 'not-found', viewBox: '0 0 480 440', Drawing: NotFound, inPage: true },
  { id: 'post-not-found', viewBox: '0 0 480 300', Drawing: PostNotFound, inPage: true },
]);
