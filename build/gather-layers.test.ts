import postcss from 'postcss';
import { expect, it } from 'vitest';
import { gatherLayers } from './gather-layers.ts';

function gathered(css: string): string {
  const root = postcss.parse(css);
  gatherLayers(root);
  return root.toString();
}

it('makes one block of each layer, in the declared order, and keeps the order within it', () => {
  expect(gathered('@layer base,ui,views;@layer site{a{margin:0}}@layer ui{b{margin:0}}@layer site{c{margin:0}}')).toBe(
    '@layer ui{b{margin:0}}@layer site{a{margin:0}c{margin:0}}',
  );
});

it('leaves what is in no layer behind them, in its order', () => {
  expect(
    gathered('@layer base,ui;@font-face{font-family:A}@layer ui{b{margin:0}}p{margin:0}@layer base{a{margin:0}}'),
  ).toBe('@layer base{a{margin:0}}@layer ui{b{margin:0}}@font-face{font-family:A}p{margin:0}');
});

it.each([
  '@layer ui{b{margin:0}}@layer base{a{margin:0}}',
  '@layer base,ui;@layer ui{b{margin:0}}@media print{@layer base{a{margin:0}}}',
])('leaves alone %s', (css) => expect(gathered(css)).toBe(css));
