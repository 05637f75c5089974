import { brand } from '../../brand.ts';
import { Placed, type Placement, round } from '../../drawings/kit/Placed.tsx';
import { color, inked, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { defineScenes } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';

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

/** The line along the middle of the road, dash by dash. */
const dashes = [196, 214, 246, 304, 400]
  .map((top) => {
    const foot = top + (top - 172) * 0.34;
    const at = (y: number, side: number) => `${round(853 - (y - 188) * (1.22 + side * 0.024))} ${round(y)}`;
    return `M${at(top, -1)}L${at(top, 1)} ${at(foot, 1)} ${at(foot, -1)}Z`;
  })
  .join('');

interface PeakProps {
  readonly x: number;
  readonly height: number;
  readonly tone?: string;
}

/** A mountain with its lit side to the left and snow in its gullies, standing on the lake's far shore. */
function Peak({ x, height: h, tone = color.line }: PeakProps) {
  const w = Math.round(h * 1.7);
  return (
    <g transform={`translate(${x} 170)`}>
      <path
        d={`M-${w} 0-${round(w * 0.5)}-${round(h * 0.4)}-${round(w * 0.34)}-${round(h * 0.42)} 0-${h} ${round(w * 0.42)}-${round(h * 0.5)} ${round(w * 0.6)}-${round(h * 0.46)} ${w} 0Z`}
        fill={tone}
        {...inked}
      />
      <path
        d={`M0-${h} ${round(w * 0.42)}-${round(h * 0.5)} ${round(w * 0.6)}-${round(h * 0.46)} ${w} 0H${round(w * 0.16)}l${round(w * 0.1)}-${round(h * 0.34)}-${round(w * 0.22)}-${round(h * 0.26)}Z`}
        {...shaded}
      />
    </g>
  );
}

/** Salt flats under mountains, a road to the lake, and a mailbox with its flag up. */
function Hero() {
  return (
    <>
      <circle cx={1024} cy={92} r={58} fill={color.screenMoneyWash} />
      <Peak x={60} height={96} />
      <Peak x={640} height={62} />
      <Peak x={1330} height={92} />
      <Peak x={420} height={112} />
      <Peak x={1150} height={74} tone={color.actionWash} />
      <Peak x={230} height={66} tone={color.actionWash} />
      <path d="M-4 168h1448v20H-4Z" fill={color.screenAction} {...inked} />
      <path d="M96 178h120M330 175h60M520 180h150M960 177h90M1130 181h140M1330 175h60" stroke={color.screenWash} />
      <path d={cracks()} stroke={color.line} />
      <path d="M846 188h14l-140 270H370Z" fill={color.device} {...inked} />
      <path d={dashes} fill={color.screen} />
      <Mailbox x={1040} y={192} scale={1.1} />
    </>
  );
}

/** A roadside mailbox in its heap of salt, 150 × 188. */
function Mailbox(place: Placement) {
  return (
    <Placed {...place} width={150} height={188}>
      <path d="M62 92h22v88H62z" fill={color.moneyWash} {...inked} />
      <path d="M74 97h10v83H74z" {...warmShaded} />
      <path d="M38 188q6-14 18-10 10-12 22-2 12-8 18 2 12-2 14 10Z" fill={color.paper} {...inked} />
      <path d="M34 16h76a34 34 0 0 1 34 34v46H34Z" fill={color.action} {...inked} />
      <path d="M68 78h75v17H68Z" {...shaded} />
      <path d="M0 96V50a34 34 0 0 1 68 0v46Z" fill={color.actionWash} {...inked} />
      <path d="M20 56h28" {...inked} strokeWidth={5} />
      <path d="M104 62V-8h34v24h-26v46Z" fill={color.money} {...inked} />
      <circle cx={108} cy={62} r={5} fill={color.paper} {...inked} />
    </Placed>
  );
}

interface CubeProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly tone?: 'salt' | 'lake' | 'copper';
}

const faces = {
  salt: [color.paper, color.line, color.actionWash],
  lake: [color.action, color.action, color.action],
  copper: [color.moneyWash, color.moneyWash, color.moneyWash],
} as const;

/** A salt crystal: a cube seen from above its nearest corner, which stands at x, y. */
function Cube({ x, y, size = 34, tone = 'salt' }: CubeProps) {
  const [top, left, right] = faces[tone];
  const a = round(size * 0.87);
  const b = round(size / 2);
  const shade = tone === 'copper' ? warmShaded : shaded;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0-${size}l${a} ${b}-${a} ${b}-${a}-${b}Z`} fill={top} {...inked} />
      <path d={`M-${a}-${b}v${size}L0 ${size}V0Z`} fill={left} {...inked} />
      <path d={`M${a}-${b}v${size}L0 ${size}V0Z`} fill={right} {...inked} />
      {tone === 'salt' ? null : (
        <>
          <path d={`M-${a}-${b}v${size}L0 ${size}V0Z`} {...shade} />
          <path d={`M${a}-${b}v${size}L0 ${size}V0Z`} {...shade} fillOpacity={0.3} />
        </>
      )}
    </g>
  );
}

/** A new crystal settles on the old ones. */
function AboutInnovation() {
  return (
    <g transform="translate(-20)">
      <Cube x={54} y={98} size={30} />
      <Cube x={106} y={98} size={30} />
      <Cube x={80} y={113} size={30} />
      <path d="M54 50v33M106 50v33M80 66v32" stroke={color.edge} strokeDasharray="1 6" />
      <Cube x={80} y={34} size={30} tone="lake" />
    </g>
  );
}

/** A hopper crystal: every face cut in steps. */
function AboutExcellence() {
  return (
    <g transform="translate(-13)">
      <Cube x={80} y={76} size={68} />
      <g stroke={color.edge}>
        <path d="M80 22l35 20-35 20-35-20ZM80 34l16 8-16 8-16-8Z" />
        <path d="M33 63l35 20v40L33 103ZM43 86l15 8v15l-15-8Z" />
        <path d="M127 63 92 83v40l35-20ZM117 86l-15 8v15l15-8Z" />
      </g>
    </g>
  );
}

/** Two crystals, and what passes between them. */
function AboutCommunication() {
  return (
    <>
      <Cube x={38} y={98} />
      <path d="M38 48q42-56 84 0" stroke={color.action} strokeWidth={3} />
      <path d="m113 41 9 8 3-12" stroke={color.action} strokeWidth={3} />
      <Cube x={122} y={98} />
    </>
  );
}

/** One, two, three. */
function AboutGrowth() {
  return (
    <>
      <Cube x={122} y={78} />
      <Cube x={122} y={44} tone="lake" />
      <Cube x={80} y={88} />
      <Cube x={38} y={112} />
    </>
  );
}

/** Four crystals grown into one. */
function AboutTeamWork() {
  return (
    <g transform="translate(-12)">
      <Cube x={80} y={58} />
      <Cube x={50} y={76} />
      <Cube x={110} y={76} tone="lake" />
      <Cube x={80} y={93} />
      <Cube x={80} y={59} tone="copper" />
    </g>
  );
}

/** A crystal that can be seen through. */
function AboutHonesty() {
  return (
    <g transform="translate(-13)">
      <path d="M80 8l59 34v68L80 144 21 110V42Z" fill={color.actionWash} fillOpacity={0.55} />
      <path d="M80 8v68M21 110l59-34 59 34" stroke={color.edge} strokeDasharray="1 6" />
      <Cube x={80} y={86} size={26} tone="copper" />
      <path d="M80 8l59 34v68L80 144 21 110V42ZM21 42l59 34 59-34M80 76v68" {...inked} />
    </g>
  );
}

// Twelve bites to a side, fourteen to the other: the torn edge of a stamp.
const perforated = `M0 0${'h3a3 3 0 0 0 6 0h2'.repeat(12)}${'v3a3 3 0 0 0 0 6v2'.repeat(14)}${'h-3a3 3 0 0 0-6 0h-2'.repeat(12)}${'v-3a3 3 0 0 0 0-6v-2'.repeat(14)}Z`;

/** The letter franked in both offices. */
function AboutFranking() {
  return (
    <>
      <Placed x={262} y={12} rotate={4} width={132} height={154}>
        <path d={perforated} {...shaded} transform="translate(5 6)" />
        <path d={perforated} fill={color.paper} {...inked} strokeWidth={1.5} />
        <path d="M14 14h104v88H14Z" fill={color.actionWash} />
        <circle cx={88} cy={44} r={15} fill={color.screenMoneyWash} />
        <path d="m14 80 22-22 20 14 26-28 36 36v6H14Z" fill={color.line} {...inked} strokeWidth={1.5} />
        <path d="M14 86h104v10H14Z" fill={color.screenAction} />
        <path d="M14 96h104v44H14Z" fill={color.ground} />
        <path d="M72 96h5l-9 44H26Z" fill={color.device} />
      </Placed>
      {brand.offices.map(({ city, country }, office) => (
        <g key={city} transform={office === 0 ? 'translate(214 92) rotate(-9)' : 'translate(84 84) rotate(6)'}>
          <path
            d="M-52 0a52 52 0 0 1 104 0 52 52 0 0 1-104 0M-44-14a46 46 0 0 1 88 0M-44 14a46 46 0 0 0 88 0M-60-14h120M-60 14h120"
            stroke={color.inkSoft}
            strokeWidth={1.5}
          />
          <Label x={0} y={-21} size={13} anchor="middle" fill={color.inkSoft} voice="mono">
            {country}
          </Label>
          <Label
            x={0}
            y={4.5}
            size={city.length > 9 ? 11 : 15}
            weight={600}
            anchor="middle"
            fill={color.inkSoft}
            voice="mono"
          >
            {city}
          </Label>
          <Label x={0} y={32} size={12} anchor="middle" fill={color.inkSoft} voice="mono">
            {String(brand.copyrightYear)}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The drawings of the About page: the land, six crystals and the franking. */
export const scenes = defineScenes([
  { id: 'about-hero', viewBox: '0 0 1440 440', Drawing: Hero, inPage: true },
  { id: 'about-innovation', viewBox: '0 0 160 150', Drawing: AboutInnovation },
  { id: 'about-excellence', viewBox: '0 0 160 150', Drawing: AboutExcellence },
  { id: 'about-communication', viewBox: '0 0 160 150', Drawing: AboutCommunication },
  { id: 'about-growth', viewBox: '0 0 160 150', Drawing: AboutGrowth },
  { id: 'about-team-work', viewBox: '0 0 160 150', Drawing: AboutTeamWork },
  { id: 'about-honesty', viewBox: '0 0 160 150', Drawing: AboutHonesty },
  { id: 'about-franking', viewBox: '0 0 410 180', Drawing: AboutFranking },
]);
