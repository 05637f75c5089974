import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { contrast, illegible } from './legibility.ts';
import { toHex, toOklch } from './oklch.ts';
import { palettesOf } from './palettes.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const maybe = fc.option(colour, { nil: undefined });

it('what cannot be read or told apart is named, with how much it stands out', () => {
  const { light, dark, night } = brand.colours;
  const pale = { light: { ...light, ink: light.line }, dark: { ...dark, paper: dark.ground }, night };
  expect(illegible(pale)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^light ink on ground: 1\.\d\d : 1, needed 7 : 1$/),
      'dark ground and paper: 1.00 : 1, needed 1.3 : 1',
    ]),
  );
});

it('from one colour to six, whichever they are, palettes are made in which all can be read', () => {
  fc.assert(
    fc.property(colour, maybe, maybe, maybe, maybe, maybe, (action, money, ink, ground, night, device) => {
      expect(illegible(palettesOf({ action, money, ink, ground, night, device }).colours)).toEqual([]);
    }),
  );
});

it('a colour that can be read stays as it is, and one that cannot keeps its hue', () => {
  expect(palettesOf({ action: '#3a2fb0' }).colours.light.action).toBe('#3a2fb0');
  const { light } = palettesOf({ action: '#ffd400' }).colours;
  expect(Math.abs(toOklch(light.action).h - toOklch('#ffd400').h)).toBeLessThan(3);
  expect(contrast(light.action, light.ground)).toBeLessThan(9);
});

it('a colour is the same once it was taken apart and put together', () => {
  fc.assert(fc.property(colour, (hex) => toHex(toOklch(hex)) === hex));
});
