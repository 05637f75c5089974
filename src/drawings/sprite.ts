import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pen, type Scene } from './scene.ts';
import { findScene, scenesByPage } from './scenes.ts';

/** A sprite as it is sent: one symbol a drawing. */
export interface SentSprite {
  readonly svg: string;
  /** Its name below `/art/`, which changes with the drawings, so that it may be cached for good. */
  readonly file: string;
}

const isSent = ({ inPage }: Scene): boolean => inPage !== true;

function symbol({ id, viewBox, Drawing, overflow }: Scene) {
  return createElement('symbol', { key: id, id, viewBox, overflow, ...pen }, createElement(Drawing));
}

function render(name: string, scenes: readonly Scene[]): SentSprite {
  // Chromium lays a sprite out as a document of its own, all drawings of it, unless an inner svg says that none is shown.
  const unseen = createElement('svg', { display: 'none' }, scenes.map(symbol));
  const svg = renderToStaticMarkup(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, unseen));
  return { svg, file: `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg` };
}

/** The sprites that hold anything, by the name of their page: where all drawings are in their pages, there is nothing to send. */
export const sentSprites: ReadonlyMap<string, SentSprite> = new Map(
  [...scenesByPage].flatMap(([name, scenes]) =>
    scenes.some(isSent) ? [[name, render(name, scenes.filter(isSent))]] : [],
  ),
);

/** A sprite of drawings that were made for other pages, gathered for one, so that it asks for one file as well. */
export const gatherSprite = (name: string, ids: readonly string[]): SentSprite =>
  render(
    name,
    ids.map((id) => findScene(id).scene),
  );
