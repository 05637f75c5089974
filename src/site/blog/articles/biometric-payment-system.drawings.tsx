import { Fingerprint } from '../../../drawings/kit/Fingerprint.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { Label } from '../../../drawings/text.tsx';
import { figure, Lines, lit } from '../figure-parts.tsx';

/** The outline of a hand, 76 × 92. */
const hand =
  'M22 54V19a6.5 6.5 0 0 1 13 0v-8a6.5 6.5 0 0 1 13 0v8a6.5 6.5 0 0 1 13 0v12a6.5 6.5 0 0 1 13 0v34q0 26-28 26-17 0-24-15L3 55q-3-7 4-9 5-1 8 4Z';

/** A hand seen from behind, its palm on what it is held to, and its cuff, 76 × 124. */
function Hand(place: Placement) {
  return (
    <Placed {...place} width={76} height={124}>
      <path d={hand} fill={lit.moneyWash} {...inked} />
      <path d="M35 19v24M48 19v24M61 31v14" {...inked} />
      <path d="M31.5 86v20H60V88" fill={lit.moneyWash} {...inked} />
      <rect x={24} y={102} width={43} height={22} rx={5} fill={color.action} {...inked} />
    </Placed>
  );
}

/** The creases of a palm, by which a reader knows it. */
const creases = 'M35 19v24M48 19v24M61 31v14M70 57q-15 1-23-9M69 69q-20 3-38-12M36 85q2-15-9-26';

/** Records on a shelf of a store: templates held by somebody else, 96 × 174. */
function TemplateStore(place: Placement) {
  return (
    <Placed {...place} width={96} height={174}>
      {[0, 1, 2, 3, 4].map((drawer) => (
        <g key={drawer} transform={`translate(0 ${drawer * 35})`}>
          <rect width={96} height={34} rx={6} fill={color.device} stroke={color.deviceEdge} />
          <path d="M14 13h34M14 21h22" stroke={color.ok} strokeWidth={4} />
          <path d="M66 17h16" stroke={color.screenLine} strokeWidth={5} />
        </g>
      ))}
    </Placed>
  );
}

/** Two ways to pay by biometrics, and the place where each keeps the body's data. */
function TwoFamilies() {
  return (
    <>
      <path d="M240 32v310" stroke={color.edge} strokeWidth={hairWidth} />
      {(
        [
          {
            x: 24,
            title: 'On their own phone',
            kept: ['The finger', 'stays here'],
            sent: ['You receive a token,', 'as with any tap'],
          },
          {
            x: 262,
            title: 'Enrolled at a reader',
            kept: ['The template', 'stays there'],
            sent: ['You or an operator hold', 'data about a body'],
          },
        ] as const
      ).map(({ x, title, kept, sent }) => (
        <g key={title}>
          <Label x={x} y={48} size={20} weight={750} voice="heading">
            {title}
          </Label>
          <Lines x={x} y={267} weight={700} voice="heading">
            {kept}
          </Lines>
          <Lines x={x} y={319} size={17.5} fill={color.inkSoft}>
            {sent}
          </Lines>
        </g>
      ))}
      <g transform="translate(8 20) scale(.74)">
        <rect
          x={22}
          y={70}
          width={134}
          height={230}
          rx={20}
          fill={color.paper}
          stroke={color.action}
          strokeWidth={3}
          strokeDasharray="1 8"
        />
        <Phone x={42} y={90} scale={0.68}>
          <Fingerprint x={20} y={74} scale={0.7} weight={5} stroke={lit.action} />
        </Phone>
        <path d="M164 185h28m-8-7 8 7-8 7" stroke={color.action} strokeWidth={4} />
        <Terminal x={200} y={120} scale={0.625} plain>
          <Tick x={52} y={35} size={38} weight={8} />
        </Terminal>
      </g>
      <g transform="translate(36 20) scale(.74)">
        <Slab x={306} y={129} width={88} height={112} radius={12} />
        <rect x={316} y={139} width={68} height={80} rx={6} fill={lit.paper} />
        <Hand x={318} y={165} scale={0.85} />
        <rect
          x={438}
          y={100}
          width={108}
          height={170}
          rx={20}
          fill={color.paper}
          stroke={color.money}
          strokeWidth={3}
          strokeDasharray="1 8"
        />
        <path d="M402 185h28m-8-7 8 7-8 7" stroke={color.action} strokeWidth={4} />
        <TemplateStore x={452} y={114} scale={0.82} />
      </g>
    </>
  );
}

const enrolled = Array.from({ length: 24 }, (_, index) => ({
  x: 364 + (index % 4) * 25,
  y: 104 + Math.floor(index / 4) * 24,
}));

const strangers = Array.from({ length: 20 }, (_, index) => index);

/** One comparison beside a search, and what the search comes to among five thousand. */
function OneOrMany() {
  return (
    <>
      {[
        { x: 24, name: '1:1', what: 'one template checked' },
        { x: 258, name: '1:N', what: 'everybody searched' },
      ].map(({ x, name, what }) => (
        <g key={name}>
          <Label x={x} y={50} size={26} weight={750} voice="heading">
            {name}
          </Label>
          <Label x={x} y={76} size={17.5} fill={color.inkSoft}>
            {what}
          </Label>
        </g>
      ))}
      <path d="M238 32v216" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="2 6" />
      <rect x={126} y={119} width={88} height={102} rx={10} fill={lit.paper} {...inked} />
      <g transform="translate(132 126) scale(.95)" stroke={lit.action} strokeWidth={3}>
        <path d={`${hand}${creases}`} />
      </g>
      {[22, 256].map((x) => (
        <g key={x} {...inked}>
          <g transform={`translate(${x} 126) scale(.95)`}>
            <path d={hand} fill={lit.moneyWash} />
            <path d={creases} stroke={lit.money} />
          </g>
          <path d={`M${x + 80} 170h15m-8-7 8 7-8 7`} stroke={color.action} strokeWidth={3} />
        </g>
      ))}
      {enrolled.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.21)`}>
          <path d={hand} fill={lit.paper} stroke={lit.action} strokeWidth={7} />
        </g>
      ))}
      <path d="M24 266h432" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="1 6" />
      <Label x={24} y={303} size={18.5} weight={700} voice="heading">
        Twenty strangers, 5,000 enrolled customers
      </Label>
      {strangers.map((index) => {
        const matched = index === 12;
        return (
          <g
            key={index}
            transform={`translate(${round(34 + index * 21.7)} 339)`}
            fill={matched ? color.money : lit.paper}
          >
            <path d="M-9 30v-9q0-15 9-15t9 15v9Z" {...inked} />
            <circle r={7.5} {...inked} />
          </g>
        );
      })}
      <Label x={24} y={408} size={17.5} fill={color.inkSoft}>
        One is matched to some account:
      </Label>
      <Label x={302} y={408} size={30} weight={750} voice="heading">
        5%
      </Label>
    </>
  );
}

const perRow = 25;
const dot = (index: number) =>
  `M${round(33 + (index % perRow) * 17.25)} ${round(82 + Math.floor(index / perRow) * 17.25)}v0`;
const dots = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => dot(from + index)).join('');

/** A café's four hundred payments of a day: those whose customers are open to biometrics, and those who would use them. */
function OpenAndEnrolled() {
  return (
    <>
      <Label x={26} y={48} size={30} weight={750} fill={color.screen} voice="heading">
        400
      </Label>
      <Label x={90} y={48} size={18} fill={color.screenLine}>
        payments a day
      </Label>
      <path d={dots(0, 24)} stroke={color.ok} strokeWidth={12} />
      <path d={dots(24, 240)} stroke={color.screen} strokeWidth={11} />
      <path d={dots(240, 400)} stroke={color.screen} strokeOpacity={0.52} strokeWidth={11} />
      {[
        { x: 26, fill: color.ok, count: '24', what: 'use the reader' },
        { x: 182, fill: color.screen, count: '216', what: 'more are open' },
        { x: 338, fill: color.screen, fillOpacity: 0.52, count: '160', what: 'are not' },
      ].map(({ x, count, what, ...key }) => (
        <g key={count}>
          <circle cx={x + 8} cy={388} r={8} {...key} />
          <Label x={x + 26} y={398} size={30} weight={750} fill={color.screen} voice="heading">
            {count}
          </Label>
          <Label x={x} y={425} size={17.5} fill={color.screenLine}>
            {what}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'biometric-families', height: 374, Drawing: TwoFamilies }),
  figure({ id: 'biometric-search', height: 436, Drawing: OneOrMany }),
  figure({ id: 'biometric-pilot', height: 450, ground: 'night', Drawing: OpenAndEnrolled }),
];
