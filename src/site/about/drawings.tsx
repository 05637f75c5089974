import type { FunctionComponent } from 'react';
import { brand } from '../../brand.ts';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { Placed, type Placement, round } from '../../drawings/kit/Placed.tsx';
import { PricedLoaf } from '../../drawings/kit/PricedLoaf.tsx';
import { color, hairWidth, inked, scored, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { perforation } from '../../drawings/kit/perforation.ts';
import { tornEdge } from '../../drawings/kit/Receipt.tsx';
import { Signature } from '../../drawings/kit/Signature.tsx';
import { SmartTerminal } from '../../drawings/kit/SmartTerminal.tsx';
import { TapMark, Tick } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { AboutCounter } from './drawings/counter.tsx';

const isSalty = brand.land === 'salt flats';

/** Where the road ends: the vanishing point of the whole plain. */
const end = { x: 850, y: 168 };

// The dried salt: a net of hexagons on the plain. Equal steps of distance come ever closer to the horizon.
const rows = [48, 58, 72, 92, 124, 186, 300];

function corner(row: number, step: number): readonly [x: number, y: number] {
  const depth = rows[row] ?? 0;
  // Nature is not a ruler: every corner is off by a little, always the same little.
  const wobble = ((step * 37 + row * 53) % 11) / 11;
  const lift = (step + row) % 2 === 0 ? 1.07 : 0.93;
  return [Math.round(end.x + (step + wobble * 0.4) * depth * 0.5), Math.round(end.y + depth * (lift + wobble * 0.06))];
}

function cracks(): string {
  let d = '';
  rows.forEach((depth, row) => {
    const reach = Math.ceil(860 / (depth * 0.5));
    let [penX, penY] = corner(row, -reach);
    d += `M${penX} ${penY}`;
    for (let step = 1 - reach; step <= reach; step += 1) {
      const [x, y] = corner(row, step);
      d += `l${x - penX} ${y - penY}`;
      [penX, penY] = [x, y];
      if ((step + row) % 2 !== 0 || row + 1 === rows.length) continue;
      const [nearX, nearY] = corner(row + 1, step);
      d += `L${nearX} ${nearY}M${x} ${y}`;
    }
  });
  return d;
}

/** Tufts of grass on the plain, where the net's corners would be. */
function tufts(): string {
  return rows
    .flatMap((depth, row) => {
      const reach = Math.ceil(860 / (depth * 0.5));
      const blade = round(depth * 0.07);
      return Array.from({ length: 2 * reach + 1 }, (_, step) => {
        const [x, y] = corner(row, step - reach);
        return `M${x} ${y}q${-blade}-${blade}-${blade}-${round(2 * blade)}m${blade} ${round(2 * blade)}v-${round(3 * blade)}m0 ${round(3 * blade)}q0-${blade} ${blade}-${round(2 * blade)}`;
      });
    })
    .join('');
}

/** The line along the middle of the road, dash by dash. */
const dashes = [196, 214, 246, 304, 400]
  .map((top) => {
    const foot = top + (top - 172) * 0.34;
    const at = (y: number, side: number) => `${round(853 + (y - 188) * (0.174 + side * 0.02))} ${round(y)}`;
    return `M${at(top, -1)}L${at(top, 1)} ${at(foot, 1)} ${at(foot, -1)}Z`;
  })
  .join('');

interface PeakProps {
  readonly x: number;
  readonly height: number;
  /** How far its shoulders are from where they mostly are, in parts of its width. */
  readonly shoulders?: number;
  readonly tone?: string;
}

/** A mountain with its lit side to the left and snow in its gullies, standing at the end of the plain. */
function Peak({ x, height: h, shoulders = 0, tone = color.line }: PeakProps) {
  const w = Math.round(h * (1.7 - shoulders));
  const left = `${round(w * (0.5 + shoulders))}-${round(h * (0.4 - shoulders))}-${round(w * (0.34 + shoulders))}-${round(h * (0.42 - shoulders))}`;
  const right = `${round(w * (0.42 - shoulders))}-${round(h * (0.5 + shoulders))} ${round(w * (0.6 - shoulders))}-${round(h * (0.46 + shoulders / 2))}`;
  return (
    <g transform={`translate(${x} 170)`}>
      <path d={`M-${w} 0-${left} 0-${h} ${right} ${w} 0Z`} fill={tone} {...inked} />
      <path
        d={`M0-${h} ${right} ${w} 0H${round(w * 0.16)}l${round(w * 0.1)}-${round(h * 0.34)}-${round(w * 0.22)}-${round(h * 0.26)}Z`}
        {...shaded}
      />
    </g>
  );
}

/** Cracked salt flats, and the lake beyond them. */
function SaltFlats() {
  return (
    <>
      <path d="M-4 168h1448v20H-4Z" fill={color.screenAction} {...inked} />
      <path d="M96 178h120M330 175h60M520 180h150M960 177h90M1190 181h90M1330 175h60" stroke={color.screenWash} />
      <path d={cracks()} stroke={color.line} />
    </>
  );
}

/** Grass in tufts, and a row of trees beyond it. */
function Meadow() {
  return (
    <>
      <path
        d={`M-4 188v-8${'a13 11 0 0 1 26 0a10 8 0 0 1 20 0a15 13 0 0 1 30 0'.repeat(20)}v8Z`}
        fill={color.actionWash}
        {...inked}
      />
      <path d={tufts()} stroke={color.edge} />
    </>
  );
}

/** A plain under mountains, a road across it, and a mailbox with its flag up. */
function Hero() {
  return (
    <>
      <circle cx={1024} cy={116} r={58} fill={color.screenMoneyWash} />
      <Peak x={60} height={96} shoulders={0.1} />
      <Peak x={715} height={62} shoulders={0.14} />
      <Peak x={1330} height={92} />
      <Peak x={420} height={112} shoulders={-0.12} />
      <Peak x={1150} height={74} shoulders={0.18} tone={color.actionWash} />
      <Peak x={230} height={66} tone={color.actionWash} />
      {isSalty ? <SaltFlats /> : <Meadow />}
      <path d="M849 170h2l159 288H790Z" fill={color.device} {...inked} />
      <path d={dashes} fill={color.screen} />
      <Mailbox x={1040} y={192} scale={1.1} />
    </>
  );
}

/** A roadside mailbox in a heap of salt or a bush of grass, 150 × 188. */
function Mailbox(place: Placement) {
  return (
    <Placed {...place} width={150} height={188}>
      <path d="M62 92h22v88H62z" fill={color.clay} {...inked} />
      <path d="M74 97h10v83H74z" {...warmShaded} />
      <path
        d="M38 188q6-14 18-10 10-12 22-2 12-8 18 2 12-2 14 10Z"
        fill={isSalty ? color.paper : color.actionWash}
        {...inked}
      />
      <path d="M34 16h76a34 34 0 0 1 34 34v46H34Z" fill={color.action} {...inked} />
      <path d="M68 78h75v17H68Z" {...shaded} />
      <path d="M0 96V50a34 34 0 0 1 68 0v46Z" fill={color.actionWash} {...inked} />
      <path d="M20 56h28" {...inked} strokeWidth={5} />
      <path d="M104 62V-8h34v24h-26v46Z" fill={color.money} {...inked} />
      <circle cx={108} cy={62} r={5} fill={color.paper} {...inked} />
    </Placed>
  );
}

/** A fingerprint that pays: a way that earns its place. */
const AboutInnovation = () => (
  <>
    <Phone x={32} y={2} scale={0.285}>
      <path
        d="M50 160v-30a12 12 0 0 1 24 0v30M34 150v-20a28 28 0 0 1 56 0v20M18 140v-10a44 44 0 0 1 88 0v10"
        stroke={color.screenAction}
        strokeWidth={8}
      />
    </Phone>
    <TapMark x={76} y={42} size={28} stroke={color.action} />
  </>
);

/** A terminal, tested. */
const AboutExcellence = () => (
  <Terminal x={35} y={2} scale={0.375} plain>
    <Tick x={52} y={35} size={44} weight={8} />
  </Terminal>
);

/** A question, and its answer. */
const AboutCommunication = () => (
  <>
    <path
      d="M20 4h46q12 0 12 12v12q0 12-12 12H36L22 52V40h-2Q8 40 8 28V16Q8 4 20 4Z"
      fill={color.actionWash}
      {...inked}
    />
    <path
      d="M56 30h44q12 0 12 12v12q0 12-12 12h-2v14L84 66H56q-12 0-12-12V42q0-12 12-12Z"
      fill={color.clay}
      {...inked}
    />
    <path d="M60 44h36M60 54h22" {...scored} />
  </>
);

/** A shop, and its second location. */
const AboutGrowth = () => (
  <>
    <path d="M4 82h112" {...inked} />
    <path d="M14 48h34v34H14z" fill={color.paper} {...inked} />
    <path d="M34 60h9v22h-9z" fill={color.device} {...inked} />
    <path d="M14 36h34l4 12H10Z" fill={color.clay} {...inked} />
    <path d="M62 30h44v52H62z" fill={color.paper} {...inked} />
    <path d="M90 52h10v30H90z" fill={color.device} {...inked} />
    <path d="M68 52h16v16H68z" fill={color.actionWash} {...inked} />
    <path d="M62 12h44l6 18H56Z" fill={color.paint} {...inked} />
  </>
);

/** A ring about a point at half the height. */
const ring = (x: number) => `M${x - 28} 42a28 28 0 0 1 56 0a28 28 0 0 1-56 0m11 0a17 17 0 0 0 34 0a17 17 0 0 0-34 0`;

/** To be joined: one ring through the other. */
const AboutTeamWork = () => (
  <>
    <path d={ring(44)} fill={color.paint} fillRule="evenodd" {...inked} />
    <path d={ring(76)} fill={color.ok} fillRule="evenodd" {...inked} />
    <path d="M51.2 15A28 28 0 0 1 71 34.8L60.4 37.6A17 17 0 0 0 48.4 25.6Z" fill={color.paint} />
    <path d="M51.2 15A28 28 0 0 1 71 34.8M60.4 37.6A17 17 0 0 0 48.4 25.6" {...inked} />
  </>
);

/** A sum, with what it adds and what it takes off. */
const AboutHonesty = () => (
  <>
    <path d={`M28 2h64V78${tornEdge(64)}Z`} fill={color.sheet} {...inked} />
    <path d="M36 16h8m-4-4v8M36 30h8M54 16h30M54 30h22" stroke={color.screenSoft} />
    <path d="M36 44h48" stroke={color.screenSoft} strokeWidth={hairWidth} />
    <path d="M36 54h8m-8 6h8" stroke={color.screenSoft} />
    <path d="M58 57h26" stroke={color.screenMoney} strokeWidth={6} />
  </>
);

/** A terminal that has just been tapped. */
function AboutMission() {
  return (
    <>
      <SmartTerminal x={22} y={4} scale={0.66} lights={4}>
        <circle cx={65} cy={84} r={44} fill={color.ok} />
        <Tick x={65} y={85} size={40} stroke={color.screenInk} weight={7} />
        <Label x={65} y={166} size={24} weight={700} anchor="middle" voice="heading" fill={color.screenInk}>
          Paid
        </Label>
      </SmartTerminal>
      <TapMark x={128} y={62} size={28} stroke={color.action} weight={3} />
      <PaymentCard x={112} y={98} scale={0.66} rotate={-12} />
    </>
  );
}

// 115 × 149.5.
const perforated = `M0 0${perforation(10, 13, 2.75, 3)}`;

// As much of a postmark as lies on the stamp, whose left edge passes 37 from the middle of circles of 66 and 60: in ink, since
// the stamp is light in every scheme.
const acrossStamp =
  'M0 36a66 66 0 0 1 0 109.2M0 43.4A60 60 0 0 1 9.8 53.1M21.5 103.8A60 60 0 0 1 0 137.8M0 55.3 16.2 51.6M0 108.7 27.9 102.3';

/** A city's name on two lines where it is too long for one. */
const engraved = (city: string) => city.replace(/(?<=.{6}) (?=\S+$)/, '\n').split('\n');

/** The land of the hero on a stamp, 115 × 148. */
function Stamp() {
  return (
    <>
      <path d={perforated} {...shaded} transform="translate(5 6)" />
      <path d={perforated} fill={color.sheet} {...inked} strokeWidth={1.5} />
      <path d="M13 13h89v122H13Z" fill={color.screenWash} />
      <circle cx={76} cy={43} r={14} fill={color.screenMoneyWash} />
      <path d="m13 76 19-20 17 13 23-27 30 34v8H13Z" fill={color.screenLine} />
      <path d="m13 76 19-20 17 13 23-27 30 34" stroke={color.screenInk} strokeWidth={1.5} />
      <path d="M13 84h89v10H13Z" fill={isSalty ? color.screenAction : color.actionWash} />
      <path d="M13 94h89v41H13Z" fill={isSalty ? color.sheet : color.screenWash} />
      <path d="M62 94h5l-6 41H24Z" fill={color.device} />
      <path d="M13 13h89v122H13Z" stroke={color.screenInk} strokeWidth={1.5} />
    </>
  );
}

/** The letter franked in the first two offices, by the second across the stamp: more postmarks would lie on each other. */
function AboutFranking() {
  return (
    <>
      {brand.offices
        .slice(0, 2)
        .toReversed()
        .map(({ city, country }, office) => (
          <g key={city} transform={office === 0 ? 'translate(212 96) rotate(-9)' : 'translate(67 84) rotate(6)'}>
            <path
              d="M-66 0a66 66 0 0 1 132 0 66 66 0 0 1-132 0M-54-26a60 60 0 0 1 108 0M-54 26a60 60 0 0 0 108 0M-60.7-26h121.4M-60.7 26h121.4"
              stroke={color.inkSoft}
              strokeWidth={1.5}
            />
            <Label x={0} y={-34} size={21} anchor="middle" fill={color.inkSoft} voice="mono">
              {country}
            </Label>
            {engraved(city).map((line, row, { length }) => (
              <Label
                key={line}
                x={0}
                y={6 + (row - (length - 1) / 2) * 22}
                size={Math.min(21, Math.floor(189 / line.length))}
                weight={600}
                anchor="middle"
                fill={color.inkSoft}
                voice="mono"
              >
                {line}
              </Label>
            ))}
            <Label x={0} y={49} size={21} anchor="middle" fill={color.inkSoft} voice="mono">
              {String(brand.copyrightYear)}
            </Label>
          </g>
        ))}
      <Placed x={250} y={12} rotate={4} width={115} height={148}>
        <Stamp />
        <path d={acrossStamp} stroke={color.screenSoft} strokeWidth={1.5} />
      </Placed>
    </>
  );
}

/** What an answer is franked with before it is posted, and who sends it. */
function AboutStamp() {
  return (
    <>
      <Label x={0} y={24} size={17} fill={color.inkSoft} voice="mono">
        From
      </Label>
      <Label x={0} y={56} size={22} weight={700} voice="heading">
        Your business
      </Label>
      <path d="M0 70h180" stroke={color.line} />
      <Placed x={285} y={8} rotate={4} width={115} height={148}>
        <Stamp />
      </Placed>
    </>
  );
}

/** A drawing of a value, from its own left edge to its right one, so that it can stand flush with words. */
const value = <const Id extends string>(id: Id, left: number, right: number, Drawn: FunctionComponent) => ({
  id,
  viewBox: `0 0 ${right - left} 84` as const,
  Drawing: () => (
    <g transform={`translate(-${left})`}>
      <Drawn />
    </g>
  ),
});

/** The drawings of the About page: the land, mission and vision, six values, the franking, the counter, the signature and the stamp of an answer. */
export const scenes = defineScenes([
  { id: 'about-mission', viewBox: '0 0 240 212', Drawing: AboutMission },
  { id: 'about-vision', viewBox: '0 0 260 190', Drawing: PricedLoaf },
  { id: 'about-hero', viewBox: '0 0 1440 440', Drawing: Hero, inPage: true },
  value('about-innovation', 30, 108, AboutInnovation),
  value('about-excellence', 33, 87, AboutExcellence),
  value('about-communication', 6, 114, AboutCommunication),
  value('about-growth', 2, 118, AboutGrowth),
  value('about-team-work', 14, 106, AboutTeamWork),
  value('about-honesty', 26, 94, AboutHonesty),
  { id: 'about-franking', viewBox: '0 0 380 180', Drawing: AboutFranking },
  {
    id: 'about-signature',
    viewBox: '0 0 140 48',
    Drawing: () => <Signature y={2} {...(brand.signature !== '' && { strokes: brand.signature })} />,
  },
  { id: 'about-counter', viewBox: '0 0 328 274', Drawing: AboutCounter },
  { id: 'about-stamp', viewBox: '0 0 410 166', Drawing: AboutStamp },
]);
