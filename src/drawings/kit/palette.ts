import { toHex } from '../../brand/oklch.ts';
import { brand } from '../../brand.ts';

const {
  colours: { light },
  drawn,
} = brand;

/** Colours by role, as drawings use them: a custom property where a drawing follows light, dark and night. */
export const color = {
  ground: 'var(--color-ground)',
  paper: 'var(--color-paper)',
  ink: 'var(--color-ink)',
  inkSoft: 'var(--color-ink-soft)',
  line: 'var(--color-line)',
  edge: 'var(--color-edge)',
  action: 'var(--color-action)',
  // Leaves and painted wood: in the dark half as bright as what can be pressed, which they would outshine.
  paint: `color-mix(in oklab,var(--color-action),${light.action})`,
  onAction: 'var(--color-on-action)',
  actionWash: 'var(--color-action-wash)',
  money: 'var(--color-money)',
  moneyWash: 'var(--color-money-wash)',
  // Cardboard, brass: as bright in the dark as in the light, where the wash behind words would look burnt; lines on them stay dark.
  clay: `light-dark(${light['money-wash']},color-mix(in oklab,var(--color-money),${light['money-wash']}))`,
  // Of bread, whatever the brand: an ochre, since as pale as clay it would look like ham.
  crust: toHex({ l: 0.78, c: 0.1, h: 72 }),
  dusk: 'var(--color-dusk)',
  // Printed paper is lit in every scheme, and dimmed in the dark; what is printed on it takes the colours of screens.
  sheet: `var(--color-sheet,${light.sheet})`,
  device: 'var(--color-device)',
  deviceEdge: 'var(--color-device-edge)',
  deviceKey: 'var(--color-device-key)',
  // Its underside: in the dark a black one would look like a gap between two outlines.
  deviceFoot: `color-mix(in oklab,var(--color-device),${drawn.shade})`,
  screen: 'var(--color-screen)',
  // Screens stay light in every scheme, so what is drawn on them needs colours that stay dark.
  screenInk: light.ink,
  screenSoft: light['ink-soft'],
  screenLine: drawn['screen-line'],
  screenWash: drawn['screen-wash'],
  screenAction: light.action,
  screenMoney: light.money,
  screenMoneyWash: light['money-wash'],
  ok: '#51be9e',
  shade: drawn.shade,
  outline: 'var(--color-outline)',
} as const;

/** The one weight of every outline, in units of a scene drawn 1:1. */
export const outlineWidth = 2;

/** The finer weight for what is printed, engraved or shown on a screen. */
export const hairWidth = 1.25;

/** Outline of paper, glass, brick: everything that is not a device. */
export const inked = { stroke: color.outline } as const;

/** Lines on clay, which is light in every scheme. */
export const scored = { stroke: color.screenInk } as const;

/** Outline of a device body. */
export const cased = { fill: color.device, stroke: color.deviceEdge } as const;

/** The flat shade plane: light always comes from the upper left. */
export const shaded = { fill: color.shade, fillOpacity: 0.12 } as const;

/** The shade plane of what stands by itself on the page: in the dark a light one, since a dark one would not be seen. */
export const cast = { fill: color.outline, fillOpacity: 0.18 } as const;

/** The shade plane of what has the wash of money, which a cold shade would turn grey. */
export const warmShaded = { fill: drawn['money-shade'], fillOpacity: 0.17 } as const;
