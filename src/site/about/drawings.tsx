import type { FunctionComponent } from 'react';
import { brand } from '../../brand.ts';
import { LandStamp } from '../../drawings/kit/LandStamp.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { PricedLoaf } from '../../drawings/kit/PricedLoaf.tsx';
import { color, inked, scored, warmShaded } from '../../drawings/kit/palette.ts';
import { tornEdge } from '../../drawings/kit/Receipt.tsx';
import { Signature } from '../../drawings/kit/Signature.tsx';
import { SmartTerminal } from '../../drawings/kit/SmartTerminal.tsx';
import { TapMark, Tick } from '../../drawings/kit/screen.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { AboutCounter } from './drawings/counter.tsx';
import { Land } from './drawings/land.tsx';

/** A fingerprint that pays: a way that earns its place. */
const AboutInnovation = () => (
  <>
    <path d="M18 4h28q6 0 6 6v64q0 6-6 6H18q-6 0-6-6V10q0-6 6-6Z" fill={color.sheet} {...inked} />
    <path d="M12 42h40v32q0 6-6 6H18q-6 0-6-6Z" fill={color.paint} {...inked} />
    <path d="M20 72v-9a12 12 0 0 1 24 0v9M27 72v-8a5 5 0 0 1 10 0v8" stroke={color.screen} />
    <path d="M21 16h22M21 28h12" stroke={color.screenSoft} />
    <TapMark x={54} y={42} size={24} stroke={color.outline} weight={3} />
  </>
);

/** A terminal, tested. */
const AboutExcellence = () => (
  <>
    <path d="M22 4h40q6 0 6 6l-3 64q0 6-6 6H25q-6 0-6-6l-3-64q0-6 6-6Z" fill={color.sheet} {...inked} />
    <path d="M25 14h34v28H25Z" fill={color.paint} {...inked} />
    <Tick x={42} y={28} size={18} weight={3} stroke={color.screen} />
    <path d="M31 54h0M42 54h0M53 54h0M31 67h0M42 67h0M53 67h0" stroke={color.screenSoft} strokeWidth={5} />
  </>
);

/** A question, and its answer. */
const AboutCommunication = () => (
  <>
    <path d="M10 8h42q6 0 6 6v22q0 6-6 6H24L14 54V42h-4q-6 0-6-6V14q0-6 6-6Z" fill={color.paint} {...inked} />
    <path d="M34 28h40q6 0 6 6v24q0 6-6 6h-4v12L58 64H34q-6 0-6-6V34q0-6 6-6Z" fill={color.clay} {...inked} />
    <path d="M39 40h30M39 52h18" {...scored} />
  </>
);

/** A shop, and its second location. */
const AboutGrowth = () => (
  <>
    <path d="M6 50h26v28H6Z" fill={color.sheet} {...inked} />
    <path d="M8 38h22l6 12H2Z" fill={color.clay} {...inked} />
    <path d="M40 28h36v50H40Z" fill={color.sheet} {...inked} />
    <path d="M42 8h32l8 20H34Z" fill={color.paint} {...inked} />
    <path d="M17 78V64h7v14M60 78V50h10v28M47 41h7v10h-7Z" {...scored} />
    <path d="M2 78h80" {...inked} />
  </>
);

/** A ring about a point at half the height. */
const ring = (x: number) => `M${x - 25} 42a25 25 0 0 1 50 0a25 25 0 0 1-50 0m11 0a14 14 0 0 0 28 0a14 14 0 0 0-28 0`;

/** To be joined: one ring through the other. */
const AboutTeamWork = () => (
  <>
    <path d={ring(28)} fill={color.paint} fillRule="evenodd" {...inked} />
    <path d={ring(56)} fill={color.clay} fillRule="evenodd" {...inked} />
    <path d="M37.7 19A25 25 0 0 1 52.9 39.4L41.9 40.5A14 14 0 0 0 33.5 29.1Z" fill={color.paint} />
    <path d="M37.7 19A25 25 0 0 1 52.9 39.4M41.9 40.5A14 14 0 0 0 33.5 29.1" {...inked} />
  </>
);

/** A sum, with what it adds and what it takes off. */
const AboutHonesty = () => (
  <>
    <path d={`M14 4h56V74${tornEdge(56)}Z`} fill={color.sheet} {...inked} />
    <path d="M23 16h8m-4-4v8M23 29h8M41 16h20M41 29h12" stroke={color.screenSoft} />
    <path d="M14 42h56v22H14Z" fill={color.paint} {...inked} />
    <path d="M23 50h8m-8 6h8M41 53h20" stroke={color.screen} />
  </>
);

// The counter that both stand at, on past the frame to the edges of a plate of any height.
const countertop = (y: number) => (
  <>
    <path d={`M-200 ${y}h660v300h-660Z`} fill={color.clay} />
    {/* Deeper than the paper that the plate is on, in the dark too. */}
    <path d={`M-200 ${y}h660v300h-660Z`} {...warmShaded} {...inked} fillOpacity={0.08} />
  </>
);

/** A terminal on a counter, just tapped. */
function AboutMission() {
  return (
    <>
      {countertop(228)}
      <ellipse cx={90} cy={276} rx={88} ry={11} {...warmShaded} />
      <SmartTerminal x={8} y={2} scale={0.9} lights={4}>
        <circle cx={65} cy={84} r={44} fill={color.ok} />
        <Tick x={65} y={85} size={40} stroke={color.screenInk} weight={7} />
        <Label x={65} y={166} size={24} weight={700} anchor="middle" voice="heading" fill={color.screenInk}>
          Paid
        </Label>
      </SmartTerminal>
      <TapMark x={180} y={143} size={30} stroke={color.action} weight={3} rotate={-102} />
      <PaymentCard x={111} y={153} scale={0.62} rotate={-12} />
    </>
  );
}

/** A loaf on a shelf that hangs over the counter. */
const AboutVision = () => (
  <>
    <path d="M22-200V84M238-200V84" {...inked} />
    {countertop(246)}
    <PricedLoaf y={11} />
  </>
);

// As much of the second postmark as lies on the stamp, whose left edge passes 44.6 from its middle: in ink, since the stamp is
// light in every scheme.
const rimOnStamp = 'M0 42.5a66 66 0 0 1 0 97.4M0 54.2 8.7 52.2M0 107.6 20.4 102.8';
const innerRimOnStamp = 'M0 51A60 60 0 0 1 2.3 53.7M14 104.3A60 60 0 0 1 0 131.3';

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
          <g key={city} transform={office === 0 ? 'translate(208.5 96) rotate(-9)' : 'translate(68 84) rotate(6)'}>
            <path
              d="M-66 0a66 66 0 0 1 132 0 66 66 0 0 1-132 0M-60.7-26h121.4M-60.7 26h121.4"
              stroke={color.action}
              strokeWidth={3}
            />
            <path d="M-54-26a60 60 0 0 1 108 0M-54 26a60 60 0 0 0 108 0" stroke={color.action} strokeWidth={1.5} />
            <Label x={0} y={-34} size={21} weight={600} anchor="middle" fill={color.action} voice="mono">
              {country}
            </Label>
            {engraved(city).map((line, row, { length }) => (
              <Label
                key={line}
                x={0}
                y={6 + (row - (length - 1) / 2) * 22}
                size={Math.min(21, Math.floor(189 / line.length))}
                weight={700}
                anchor="middle"
                fill={color.action}
                voice="mono"
              >
                {line}
              </Label>
            ))}
            <Label x={0} y={49} size={21} weight={600} anchor="middle" fill={color.action} voice="mono">
              {String(brand.copyrightYear)}
            </Label>
          </g>
        ))}
      <LandStamp x={254} y={12} rotate={4}>
        <path d={rimOnStamp} stroke={color.screenAction} strokeWidth={3} />
        <path d={innerRimOnStamp} stroke={color.screenAction} strokeWidth={1.5} />
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

/** A drawing of a value: on one field and in one weight of line, so that the six are a family. */
const value = <const Id extends string>(id: Id, Drawn: FunctionComponent) => ({
  id,
  viewBox: '0 0 84 84' as const,
  Drawing: () => (
    <g strokeWidth={3}>
      <Drawn />
    </g>
  ),
});

/** The drawings of the About page: the land, mission and vision, six values, the franking, the counter, the signature and the stamp of an answer. */
export const scenes = defineScenes([
  { id: 'about-mission', viewBox: '0 0 224 290', overflow: 'visible', Drawing: AboutMission },
  { id: 'about-vision', viewBox: '0 0 260 212', overflow: 'visible', Drawing: AboutVision },
  { id: 'about-hero', viewBox: '0 0 1440 440', Drawing: Land, inPage: true },
  value('about-innovation', AboutInnovation),
  value('about-excellence', AboutExcellence),
  value('about-communication', AboutCommunication),
  value('about-growth', AboutGrowth),
  value('about-team-work', AboutTeamWork),
  value('about-honesty', AboutHonesty),
  { id: 'about-franking', viewBox: '0 0 384 180', Drawing: AboutFranking },
  {
    id: 'about-signature',
    viewBox: '0 0 140 48',
    Drawing: () => <Signature y={2} {...(brand.signature !== '' && { strokes: brand.signature })} />,
  },
  { id: 'about-counter', viewBox: '0 0 344 300', overflow: 'visible', Drawing: AboutCounter },
  { id: 'about-stamp', viewBox: '0 0 410 166', Drawing: AboutStamp },
]);
