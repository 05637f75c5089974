import { describe, expect, it } from 'vitest';
import { brand, type ColourRole } from '../brand.ts';

/** Relative luminance (WCAG 2.2) of a colour written #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const { light, dark, night } = brand.colours;

const surfaces = [
  ['dark ground and night', dark.ground, night.ground],
  ...Object.entries({ dark, night }).flatMap(([name, { ground, paper, dusk, 'action-wash': wash }]) => [
    [`${name} ground and paper`, ground, paper] as const,
    [`${name} ground and wash`, ground, wash] as const,
    [`${name} paper and wash`, paper, wash] as const,
    [`${name} ground and dusk`, ground, dusk] as const,
    [`${name} wash and sheet`, wash, dark.sheet] as const,
  ]),
] as const;

it.each(surfaces)('%s can be told apart', (_, one, other) => {
  expect(contrast(one, other)).toBeGreaterThanOrEqual(1.3);
});

const texts = ['ink', 'ink-soft', 'action'] as const satisfies readonly ColourRole[];
const grounds = ['ground', 'paper', 'action-wash', 'money-wash', 'dusk'] as const satisfies readonly ColourRole[];

/** WCAG 2.2 at level AAA: text of any size, and large text. */
const [ofAnySize, ofLarge] = [7, 4.5];

describe.each(Object.entries(brand.colours))('in the %s palette', (_, palette) => {
  it.each(grounds)('figures in copper can be read on %s, and controls be seen', (ground) => {
    expect(contrast(palette.money, palette[ground])).toBeGreaterThanOrEqual(ofLarge);
    expect(contrast(palette.edge, palette[ground]), 'edge').toBeGreaterThanOrEqual(3);
  });

  it('labels of buttons can be read', () => {
    expect(contrast(palette['on-action'], palette.action)).toBeGreaterThanOrEqual(ofAnySize);
  });
});

it.each([
  ...Object.entries({ light, dark }).flatMap(([name, palette]) => [
    [`light on ${name} sheets`, light, palette.sheet] as const,
    ...grounds
      // Copper's own wash is a fill.
      .filter((ground) => ground !== 'money-wash')
      .map((ground) => [`${name} on ${ground}`, palette, palette[ground]] as const),
  ]),
  ['night on ground', night, night.ground] as const,
  ['night on paper', night, night.paper] as const,
])('text of the palettes can be read: %s', (_, palette, ground) => {
  for (const text of texts) expect(contrast(palette[text], ground), text).toBeGreaterThanOrEqual(ofAnySize);
});
