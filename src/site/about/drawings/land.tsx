import { brand } from '../../../brand.ts';
import { Placed, type Placement, round } from '../../../drawings/kit/Placed.tsx';
import { color, inked, shaded, warmShaded } from '../../../drawings/kit/palette.ts';

/** Whether the land is of salt, and not a meadow. */
const isSalty = brand.land === 'salt flats';

/** The vanishing point of the whole plain, across the water at which the road ends. */
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

/** A row of the net, and what joins it to the next one; the nearest row lies below the picture. */
function cracks(depth: number, row: number): string {
  const reach = Math.ceil(860 / (depth * 0.5));
  let [penX, penY] = corner(row, -reach);
  let d = `M${penX} ${penY}`;
  for (let step = 1 - reach; step <= reach; step += 1) {
    const [x, y] = corner(row, step);
    d += `l${x - penX} ${y - penY}`;
    [penX, penY] = [x, y];
    if ((step + row) % 2 !== 0) continue;
    const [nearX, nearY] = corner(row + 1, step);
    d += `L${nearX} ${nearY}M${x} ${y}`;
  }
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

type Point = readonly [x: number, y: number];

/** Mountains one high, from foot to foot, and where the shade of each ends within it, from its foot up. */
const forms = {
  shouldered: {
    outline: [
      [-1.7, 0],
      [-0.85, 0.4],
      [-0.58, 0.42],
      [0, 1],
      [0.58, 0.55],
      [0.9, 0.51],
      [1.7, 0],
    ],
    shade: [
      [0.27, 0],
      [0.44, 0.34],
      [0.07, 0.6],
    ],
  },
  twin: {
    outline: [
      [-1.75, 0],
      [-1.05, 0.42],
      [-0.84, 0.4],
      [-0.46, 0.8],
      [-0.22, 0.67],
      [0, 1],
      [0.42, 0.6],
      [0.62, 0.62],
      [1.12, 0.22],
      [1.6, 0],
    ],
    shade: [
      [0.4, 0],
      [0.52, 0.26],
      [0.08, 0.54],
    ],
  },
  cliff: {
    outline: [
      [-1.9, 0],
      [-1.3, 0.26],
      [-1.04, 0.52],
      [-0.6, 0.62],
      [0, 1],
      [0.2, 0.7],
      [0.42, 0.6],
      [0.58, 0.28],
      [1.05, 0],
    ],
    shade: [
      [0.1, 0],
      [0.26, 0.34],
      [-0.08, 0.58],
    ],
  },
  ramp: {
    outline: [
      [-1.1, 0],
      [-0.6, 0.3],
      [-0.42, 0.64],
      [-0.2, 0.72],
      [0, 1],
      [0.52, 0.68],
      [0.8, 0.64],
      [1.3, 0.26],
      [1.95, 0],
    ],
    shade: [
      [0.34, 0],
      [0.5, 0.3],
      [0.06, 0.56],
    ],
  },
} as const satisfies Readonly<Record<string, { readonly outline: readonly Point[]; readonly shade: readonly Point[] }>>;

interface PeakProps {
  readonly x: number;
  readonly height: number;
  readonly form: keyof typeof forms;
  readonly tone?: string;
}

/** A mountain with its lit side to the left, standing at the end of the plain. */
function Peak({ x, height, form, tone = color.line }: PeakProps) {
  const { outline, shade } = forms[form];
  const across = (points: readonly Point[]) =>
    `M${points.map(([right, up]) => `${Math.round(right * height)} ${Math.round(-up * height)}`).join(' ')}Z`;
  return (
    <g transform={`translate(${x} 170)`}>
      <path d={across(outline)} fill={tone} {...inked} />
      <path d={across([...outline.slice(outline.findIndex(([, up]) => up === 1)), ...shade])} {...shaded} />
    </g>
  );
}

/** Cracked salt flats, and the lake beyond them. */
function SaltFlats() {
  return (
    <>
      <path d="M-4 168h1448v20H-4Z" fill={color.screenAction} {...inked} />
      <path d="M96 178h120M330 175h60M520 180h150M960 177h90M1228 178h70M1340 175h60" stroke={color.screenWash} />
      {rows.slice(0, -1).map((depth, row) => (
        <path
          key={depth}
          d={cracks(depth, row)}
          stroke={color.line}
          strokeWidth={round(0.8 + row * 0.3)}
          strokeOpacity={round(0.4 + row * 0.12)}
        />
      ))}
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
export function Land() {
  return (
    <>
      <circle cx={1024} cy={116} r={58} fill={color.screenMoneyWash} />
      <Peak x={60} height={96} form="shouldered" />
      <Peak x={715} height={62} form="cliff" />
      <Peak x={1330} height={92} form="ramp" />
      <Peak x={420} height={112} form="twin" />
      <Peak x={1150} height={74} form="shouldered" tone={color.paper} />
      <Peak x={230} height={66} form="ramp" tone={color.paper} />
      {isSalty ? <SaltFlats /> : <Meadow />}
      <path d="M851 188h4l155 270H790Z" fill={color.device} {...inked} />
      <path d={dashes} fill={color.screen} />
      <Mailbox x={1040} y={192} scale={1.1} />
    </>
  );
}

/** A roadside mailbox in a heap of salt or a bush of grass, 150 × 200. */
function Mailbox(place: Placement) {
  return (
    <Placed {...place} width={150} height={200}>
      <path d="M62 92h22v100H62z" fill={color.clay} {...inked} />
      <path d="M74 97h10v95H74z" {...warmShaded} />
      <path
        d="M38 200q6-14 18-10 10-12 22-2 12-8 18 2 12-2 14 10Z"
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
