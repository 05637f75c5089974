import type { FunctionComponent } from 'react';
import { color, outlineWidth } from './kit/palette.ts';

/** What a drawing can stand on, by name: the last two are deep in both schemes. */
export const grounds = {
  wash: color.actionWash,
  stone: color.line,
  dusk: color.dusk,
  action: color.screenAction,
  night: color.device,
} as const;
export type GroundName = keyof typeof grounds;

/** One finished drawing. */
export interface Scene {
  readonly id: string;
  readonly viewBox: `0 0 ${number} ${number}`;
  readonly Drawing: FunctionComponent;
  /** What it stands on, painted by whoever shows it; otherwise the page. */
  readonly ground?: GroundName;
  /** Written into its page by InlineArt, to be there with the first paint; then it need not be in the sprite. */
  readonly inPage?: true;
  /** Goes on beside its viewBox where its place is wider. */
  readonly overflow?: 'visible';
}

/** Keeps the ids literal, so that a page can only ask for a drawing that exists. */
export function defineScenes<const S extends readonly Scene[]>(scenes: S): S {
  return scenes;
}

/** What every drawing starts from; set once on its root and inherited. */
export const pen = {
  fill: 'none',
  strokeWidth: outlineWidth,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fontFamily: 'var(--font-text)',
  fontWeight: 500,
} as const;

/** The defaults of SVG, for what was drawn elsewhere. */
export const unpenned = {
  fill: '#000',
  strokeWidth: 1,
  strokeLinecap: 'butt',
  strokeLinejoin: 'miter',
} as const;
