import type { FunctionComponent } from 'react';
import { outlineWidth } from './kit/palette.ts';

/** One finished drawing. */
export interface Scene {
  readonly id: string;
  readonly viewBox: `0 0 ${number} ${number}`;
  readonly Drawing: FunctionComponent;
  /** Written into its page by InlineArt, to be there with the first paint; then it need not be in the sprite. */
  readonly inPage?: true;
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
