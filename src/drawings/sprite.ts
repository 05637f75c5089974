import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pen, type Scene } from './scene.ts';
import { sprites } from './sprites.ts';

interface RenderedSprite {
  readonly svg: string;
  readonly hash: string;
}

const rendered = new Map<string, RenderedSprite>();

function symbol({ id, viewBox, Drawing }: Scene) {
  return createElement('symbol', { key: id, id, viewBox, ...pen }, createElement(Drawing));
}

const isSent = ({ inPage }: Scene): boolean => inPage !== true;

/** The sprites that hold anything: where all drawings are in their pages, there is nothing to send. */
export const sentSprites: readonly string[] = [...sprites].flatMap(([name, scenes]) =>
  scenes.some(isSent) ? [name] : [],
);

function render(name: string): RenderedSprite {
  const known = rendered.get(name);
  if (known !== undefined) return known;
  const svg = renderToStaticMarkup(
    createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, (sprites.get(name) ?? []).filter(isSent).map(symbol)),
  );
  const fresh = { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 8) };
  rendered.set(name, fresh);
  return fresh;
}

/** A sprite as the SVG document that is sent: one symbol a drawing. */
export function spriteSvg(name: string): string {
  return render(name).svg;
}

/** Eight hexadecimal digits that change with the drawings, so that a sprite may be cached for good. */
export function spriteHash(name: string): string {
  return render(name).hash;
}

/** The file name of a sprite, below `/art/`. */
export function spriteFile(name: string): string {
  return `${name}.${spriteHash(name)}.svg`;
}

/** Where a page finds a sprite. */
export function spriteUrl(name: string): string {
  return `/art/${spriteFile(name)}`;
}
