import { pen } from '../../drawings/scene.ts';
import type { Voice } from '../../drawings/text.tsx';
import type { PlacedGlyph, ShapeText, TextStyle } from './shape-text.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const voices: Readonly<Record<string, Voice>> = {
  'var(--font-heading)': 'heading',
  'var(--font-text)': 'text',
  'var(--font-mono)': 'mono',
};

/** What comes before the text's own start: all of it, half of it or nothing. */
const shareBefore: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Replaces every line of text in a drawing by its outlines. Knows the attributes that the kit's labels have; the voice
 * and the weight that a label leaves out are those of the pen.
 */
export function outlineText(svg: string, shapeText: ShapeText): string {
  const outlined = svg.replaceAll(/<text\b([^>]*)>([^<]*)<\/text>/g, (_, tag: string, escaped: string) => {
    const attributes = new Map(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const text = escaped.replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
    const number = (name: string, otherwise: number) => Number(attributes.get(name) ?? otherwise);
    const style: TextStyle = {
      voice: voices[attributes.get('font-family') ?? pen.fontFamily] ?? 'text',
      weight: number('font-weight', pen.fontWeight),
      size: number('font-size', 16),
      tracking: number('letter-spacing', 0),
    };
    const share = shareBefore[attributes.get('text-anchor') ?? 'start'] ?? 0;
    const starts = (attributes.get('x') ?? '0').split(' ').map(Number);
    // Several positions are one for each character.
    const pieces = starts.length === 1 ? [text] : [...text];
    const lines = pieces.map((piece, index) => {
      const { glyphs, width, scale } = shapeText(piece, style);
      const x = round((starts[index] ?? 0) - width * share);
      return `<g transform="translate(${x} ${number('y', 0)})">${glyphs.map((glyph) => outline(glyph, scale)).join('')}</g>`;
    });
    return `<g fill="${attributes.get('fill') ?? 'none'}" stroke="none">${lines.join('')}</g>`;
  });
  if (/<(?:text|tspan)\b/.test(outlined)) throw new Error('The drawing has text that cannot be outlined.');
  return outlined;
}

function outline({ outline: d, x, y }: PlacedGlyph, scale: number): string {
  if (d === '') return '';
  const size = scale.toFixed(5);
  return `<path transform="translate(${round(x)} ${round(-y)})scale(${size} -${size})" d="${d}"/>`;
}
