import type { FunctionComponent } from 'react';
import { brand } from '../../brand.ts';
import { LandStamp } from '../../drawings/kit/LandStamp.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { PricedLoaf } from '../../drawings/kit/PricedLoaf.tsx';
import { color, hairWidth, inked, scored } from '../../drawings/kit/palette.ts';
import { tornEdge } from '../../drawings/kit/Receipt.tsx';
import { Signature } from '../../drawings/kit/Signature.tsx';
import { SmartTerminal } from '../../drawings/kit/SmartTerminal.tsx';
import { TapMark, Tick } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { AboutCounter } from './drawings/counter.tsx';
import { Land } from './drawings/land.tsx';

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

// As much of a postmark as lies on the stamp, whose left edge passes 37 from the middle of circles of 66 and 60: in ink, since
// the stamp is light in every scheme.
const acrossStamp =
  'M0 36a66 66 0 0 1 0 109.2M0 43.4A60 60 0 0 1 9.8 53.1M21.5 103.8A60 60 0 0 1 0 137.8M0 55.3 16.2 51.6M0 108.7 27.9 102.3';

/** A city's name on two lines where it is too long for one. */
const engraved = (city: string) => city.replace(/(?<=.{6}) (?=\S+$)/, '\n').split('\n');

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
      <LandStamp x={250} y={12} rotate={4}>
        <path d={acrossStamp} stroke={color.screenSoft} strokeWidth={1.5} />
      </LandStamp>
    </>
  );
}

/** What an answer is franked with before it is posted, and who sends it. */
function AboutStamp() {
  return (
    <>
      <Label x={0} y={24} size={20} fill={color.inkSoft} voice="mono">
        From
      </Label>
      <Label x={0} y={59} size={25} weight={700} voice="heading">
        Your business
      </Label>
      <path d="M0 74h205" stroke={color.line} />
      <LandStamp x={285} y={8} rotate={4} />
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
  { id: 'about-hero', viewBox: '0 0 1440 440', Drawing: Land, inPage: true },
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
  { id: 'about-counter', viewBox: '0 0 328 238', Drawing: AboutCounter },
  { id: 'about-stamp', viewBox: '0 0 410 166', Drawing: AboutStamp },
]);
