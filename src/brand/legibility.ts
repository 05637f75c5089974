import type { Brand, ColourRole } from './brand.schema.ts';
import { toLinear } from './oklch.ts';

/** Relative luminance (WCAG 2.2) of a colour written #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours stand out from each other (WCAG 2.2): 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What text of any size, figures at display size and controls need, and what two surfaces need to be told apart. */
export const needed = { text: 7, figure: 4.5, control: 3, surface: 1.3 } as const;

const texts = ['ink', 'ink-soft', 'action'] as const satisfies readonly ColourRole[];
const grounds = ['ground', 'paper', 'action-wash', 'money-wash', 'dusk'] as const satisfies readonly ColourRole[];

type Pair = readonly [what: string, one: string, other: string, least: number];

/** The pairs of three palettes of which one lies on the other or beside it. */
function pairsOf({ light, dark, night }: Brand['colours']): readonly Pair[] {
  const surfaces = Object.entries({ dark, night }).flatMap(
    ([name, { ground, paper, dusk, 'action-wash': wash }]): readonly Pair[] => [
      [`${name} ground and paper`, ground, paper, needed.surface],
      [`${name} ground and action-wash`, ground, wash, needed.surface],
      [`${name} paper and action-wash`, paper, wash, needed.surface],
      [`${name} ground and dusk`, ground, dusk, needed.surface],
      [`${name} action-wash and sheet`, wash, dark.sheet, needed.surface],
    ],
  );
  const parts = Object.entries({ light, dark, night }).flatMap(([name, palette]): readonly Pair[] => [
    ...grounds.flatMap((ground): readonly Pair[] => [
      [`${name} money on ${ground}`, palette.money, palette[ground], needed.figure],
      [`${name} edge on ${ground}`, palette.edge, palette[ground], needed.control],
    ]),
    [`${name} on-action on action`, palette['on-action'], palette.action, needed.text],
  ]);
  const words = texts.flatMap((text): readonly Pair[] => [
    [`light ${text} on sheet`, light[text], light.sheet, needed.text],
    [`light ${text} on the dark sheet`, light[text], dark.sheet, needed.text],
    // What has the wash of money is a fill, and in the deep sections so is every wash.
    ...(['ground', 'paper', 'action-wash', 'dusk'] as const).flatMap((ground): readonly Pair[] => [
      [`light ${text} on ${ground}`, light[text], light[ground], needed.text],
      [`dark ${text} on ${ground}`, dark[text], dark[ground], needed.text],
    ]),
    [`night ${text} on ground`, night[text], night.ground, needed.text],
    [`night ${text} on paper`, night[text], night.paper, needed.text],
  ]);
  return [
    ['dark ground and night ground', dark.ground, night.ground, needed.surface],
    ...surfaces,
    ...parts,
    ...words,
    ['light screen on device', light.screen, light.device, needed.text],
    ['dark screen on device', dark.screen, dark.device, needed.text],
  ];
}

/** Which colours of three palettes do not stand out from what they lie on, each in a line with how much they do and should. */
export function illegible(colours: Brand['colours']): readonly string[] {
  return pairsOf(colours).flatMap(([what, one, other, least]) => {
    const found = contrast(one, other);
    return found < least ? [`${what}: ${found.toFixed(2)} : 1, needed ${least} : 1`] : [];
  });
}
