import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Voice } from '../../drawings/text.tsx';

/** A glyph as an outline in units of the font, with the y axis upwards, and where it stands on its line. */
export interface PlacedGlyph {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
}

/** A line of text as outlines. */
interface ShapedText {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
  /** Of a unit of the font, in pixels. */
  readonly scale: number;
}

export interface TextStyle {
  readonly voice: Voice;
  readonly weight: number;
  readonly size: number;
  /** Added behind every character, in pixels. */
  readonly tracking?: number;
}

/** Turns a line of text into outlines: the same on every machine, whatever fonts it has. */
export type ShapeText = (text: string, style: TextStyle) => ShapedText;

async function loadFace(folder: string, voice: Voice): Promise<Face> {
  const cut = await readFile(`${folder}/${voice}.woff2`);
  return new Face(new Blob(new Uint8Array(await subsetFont(cut, '', { targetFormat: 'sfnt', keepAllGlyphs: true }))));
}

/** Reads the site's three fonts, as they were cut for its pages. */
export async function loadShaper(folder: string): Promise<ShapeText> {
  const [heading, text, mono] = await Promise.all([
    loadFace(folder, 'heading'),
    loadFace(folder, 'text'),
    loadFace(folder, 'mono'),
  ]);
  const faces: Readonly<Record<Voice, Face>> = { heading, text, mono };
  const fonts = new Map<string, Font>();

  const fontOf = (voice: Voice, weight: number) => {
    const key = `${voice} ${weight}`;
    const known = fonts.get(key);
    if (known) return known;
    const font = new Font(faces[voice]);
    font.setVariations([new Variation('wght', weight)]);
    fonts.set(key, font);
    return font;
  };

  return (line, { voice, weight, size, tracking = 0 }) => {
    const font = fontOf(voice, weight);
    const scale = size / faces[voice].upem;
    const buffer = new Buffer();
    buffer.addText(line);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    let pen = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map((glyph): PlacedGlyph => {
      const { codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      if (id === 0) throw new Error(`The font for ${voice} has no “${line.charAt(cluster)}” (in “${line}”).`);
      const x = pen + xOffset * scale;
      pen += xAdvance * scale + tracking;
      return { outline: font.glyphToPath(id), x, y: yOffset * scale };
    });
    return { glyphs, width: pen, scale };
  };
}
