import { Fingerprint } from '../../../drawings/kit/Fingerprint.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { Label } from '../../../drawings/text.tsx';
import { figure, Lines, lit } from '../figure-parts.tsx';

/** A hand, its palm towards the viewer, 76 × 92. */
function Hand({ fill = color.moneyWash, ...place }: Placement & { readonly fill?: string }) {
  return (
    <Placed {...place} width={76} height={92}>
      <path
        d="M22 54V19a6.5 6.5 0 0 1 13 0v-8a6.5 6.5 0 0 1 13 0v8a6.5 6.5 0 0 1 13 0v12a6.5 6.5 0 0 1 13 0v34q0 26-28 26-17 0-24-15L3 55q-3-7 4-9 5-1 8 4Z"
        fill={fill}
        {...inked}
      />
      <path d="M35 19v24M48 19v24M61 31v14M36 72q4-14 20-16" {...inked} />
    </Placed>
  );
}

/** Records on a shelf of a store: templates held by somebody else, 96 × 104. */
function TemplateStore(place: Placement) {
  return (
    <Placed {...place} width={96} height={104}>
      {[0, 1, 2].map((drawer) => (
        <g key={drawer} transform={`translate(0 ${drawer * 35})`}>
          <rect width={96} height={34} rx={6} fill={color.device} stroke={color.deviceEdge} />
          <path d="M14 13h34M14 21h22" stroke={color.ok} strokeWidth={4} />
          <path d="M66 17h16" stroke={color.screenSoft} strokeWidth={5} />
        </g>
      ))}
    </Placed>
  );
}

/** Two ways to pay by biometrics, and the place where each keeps the body's data. */
function TwoFamilies() {
  return (
    <>
      <path d="M280 32v344" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="2 6" />
      {[
        {
          x: 140,
          title: 'On their own phone',
          kept: 'The finger stays here',
          sent: ['You receive a token,', 'as with any tap'],
        },
        {
          x: 420,
          title: 'Enrolled at a reader',
          kept: 'The template stays there',
          sent: ['You or an operator hold', 'data about a body'],
        },
      ].map(({ x, title, kept, sent }) => (
        <g key={title}>
          <Label x={x} y={50} size={19} weight={750} anchor="middle" voice="heading">
            {title}
          </Label>
          <Label x={x} y={330} size={16} weight={700} anchor="middle" voice="heading">
            {kept}
          </Label>
          <Lines x={x} y={354} anchor="middle" fill={color.inkSoft}>
            {sent}
          </Lines>
        </g>
      ))}
      <g transform="translate(11 15) scale(.92)">
        <rect
          x={32}
          y={74}
          width={134}
          height={222}
          rx={20}
          fill={color.paper}
          stroke={color.action}
          strokeWidth={3}
          strokeDasharray="1 8"
        />
        <Phone x={52} y={90} scale={0.68}>
          <Fingerprint x={20} y={74} scale={0.7} weight={6} stroke={lit.action} />
        </Phone>
        <path d="M156 186h44m-8-7 8 7-8 7" stroke={color.action} strokeWidth={4} />
        <Handheld x={208} y={132} scale={0.48}>
          <Tick x={45} y={74} size={40} weight={8} />
        </Handheld>
      </g>
      <g transform="translate(33.6 15) scale(.92)">
        <Slab x={304} y={196} width={84} height={78} radius={12} />
        <rect x={316} y={208} width={60} height={44} rx={6} fill={lit.paper} />
        <Hand x={308} y={108} />
        <rect
          x={416}
          y={124}
          width={128}
          height={172}
          rx={20}
          fill={color.paper}
          stroke={color.money}
          strokeWidth={3}
          strokeDasharray="1 8"
        />
        <path d="M394 230h38m-8-7 8 7-8 7" stroke={color.action} strokeWidth={4} />
        <TemplateStore x={438} y={158} />
      </g>
    </>
  );
}

const enrolled = Array.from({ length: 30 }, (_, index) => ({
  x: 388 + (index % 6) * 24,
  y: 92 + Math.floor(index / 6) * 25,
}));

const strangers = Array.from({ length: 20 }, (_, index) => index);

/** One comparison beside a search, and what the search comes to among five thousand. */
function OneOrMany() {
  return (
    <>
      <Label x={34} y={52} size={22} weight={750} voice="heading">
        1:1
      </Label>
      <Label x={78} y={52} size={15} fill={color.inkSoft}>
        one template checked
      </Label>
      <Label x={290} y={52} size={22} weight={750} voice="heading">
        1:N
      </Label>
      <Label x={336} y={52} size={15} fill={color.inkSoft}>
        everybody searched
      </Label>
      <path d="M266 34v198" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="2 6" />
      <Fingerprint x={38} y={100} scale={0.62} weight={5} />
      <path d="M124 142h60m-8-7 8 7-8 7" stroke={color.action} strokeWidth={3} />
      <rect x={196} y={118} width={48} height={48} rx={8} fill={lit.paper} {...inked} />
      <Fingerprint x={206} y={124} scale={0.24} weight={9} stroke={lit.action} />
      <Fingerprint x={288} y={119} scale={0.42} weight={6} />
      <path d="M350 151h22m-8-7 8 7-8 7M384 88h-6v126h6" stroke={color.action} strokeWidth={3} />
      {enrolled.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={18}
          height={18}
          rx={4}
          fill={lit.paper}
          {...inked}
          strokeWidth={hairWidth}
        />
      ))}
      <path d="M34 252h492" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="1 6" />
      <Label x={34} y={290} size={16.5} weight={700} voice="heading">
        Twenty strangers, 5,000 enrolled customers
      </Label>
      {strangers.map((index) => {
        const matched = index === 12;
        return (
          <g
            key={index}
            transform={`translate(${round(46 + index * 24.6)} 322)`}
            fill={matched ? color.money : color.paper}
          >
            <path d="M-9 39V25a9 9 0 0 1 18 0v14Z" {...inked} />
            <circle r={8} {...inked} />
          </g>
        );
      })}
      <Label x={34} y={394} size={15} fill={color.inkSoft}>
        One is matched to some account:
      </Label>
      <Label x={526} y={396} size={24} weight={750} anchor="end" voice="heading">
        5%
      </Label>
    </>
  );
}

const perRow = 25;
const dot = (index: number) => `M${round(38 + (index % perRow) * 20.2)} ${36 + Math.floor(index / perRow) * 18}v0`;
const dots = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => dot(from + index)).join('');

/** A café's four hundred payments of a day: those whose customers are open to biometrics, and those who would use them. */
function OpenAndEnrolled() {
  return (
    <>
      <path d={dots(0, 24)} stroke={color.ok} strokeWidth={14} />
      <path d={dots(24, 240)} stroke={color.screen} strokeWidth={13} />
      <path d={dots(240, 400)} stroke={color.screenSoft} strokeWidth={13} />
      {[
        { x: 30, key: color.ok, count: '24', what: 'use the reader' },
        { x: 206, key: color.screen, count: '240', what: 'are open to it' },
        { x: 382, key: color.screenSoft, count: '400', what: 'payments a day' },
      ].map(({ x, key, count, what }) => (
        <g key={count}>
          <circle cx={x + 8} cy={353} r={8} fill={key} />
          <Label x={x + 26} y={362} size={28} weight={750} fill={color.screen} voice="heading">
            {count}
          </Label>
          <Label x={x} y={386} size={15} fill={color.screenLine}>
            {what}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'biometric-families', height: 408, Drawing: TwoFamilies }),
  figure({ id: 'biometric-search', height: 420, Drawing: OneOrMany }),
  figure({ id: 'biometric-pilot', height: 404, ground: 'night', Drawing: OpenAndEnrolled }),
];
