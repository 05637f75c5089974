/**
 * `npm run font-fallbacks`: measures the site's own copy in its fonts and in those that stand in until they have come, and
 * writes what makes both as wide into src/styles/fonts.css.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { parse } from 'yaml';
import { fontSources } from '../build/subset-fonts.integration.ts';
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';

const styles = 'src/styles/fonts.css';
const { resolve } = createRequire(import.meta.url);

/** Fonts as wide as those that machines have, letter by letter: Arimo is Arial's metric twin, as Liberation Sans is. */
const arial = {
  400: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  700: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
};
const roboto = '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/** Each stand-in by its rule in the style sheet: what it stands in for, at which weight, and the font it is. */
const fallbacks = [
  { family: 'Heading fallback', local: 'Arial Bold', source: 'heading', weight: 750, file: arial[700], as: 700 },
  {
    family: 'Heading Roboto',
    local: 'Roboto Bold',
    source: 'heading',
    weight: 750,
    file: roboto,
    as: 700,
  },
  { family: 'Text fallback', local: 'Arial', source: 'text', weight: 400, file: arial[400], as: 400 },
  { family: 'Text Roboto', local: 'Roboto', source: 'text', weight: 400, file: roboto, as: 400 },
  { family: 'Text fallback', local: 'Arial Bold', source: 'text', weight: 650, file: arial[700], as: 700 },
  { family: 'Text Roboto', local: 'Roboto Bold', source: 'text', weight: 650, file: roboto, as: 700 },
] as const;

/** The words of all pages: titles, in which headings are set, and everything else. */
function copyOfPages(): Readonly<Record<'heading' | 'text', string>> {
  const words: Record<'heading' | 'text', string[]> = { heading: [], text: [] };
  const collect = (content: unknown, field: string): void => {
    if (typeof content === 'string' && content.includes(' '))
      words[field === 'title' ? 'heading' : 'text'].push(content);
    if (typeof content !== 'object' || content === null) return;
    for (const [key, part] of Object.entries(content)) collect(part, Array.isArray(content) ? field : key);
  };
  for (const file of globSync('src/site/*/page.yaml').sort()) collect(parse(readFileSync(file, 'utf8')), '');
  const joined = (texts: readonly string[]) => texts.join(' ').replaceAll(/\{[^{}]*\}/g, '');
  return { heading: joined(words.heading), text: joined(words.text) };
}

/** How wide a text is in a font, in its size, and how far the font reaches above and below the line. */
async function measure(file: string, weight: number, text: string) {
  const opened = await subsetFont(await readFile(resolve(file)), text, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(Uint8Array.from(opened).buffer));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender } = font.hExtents();
  return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem };
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

async function main(): Promise<void> {
  const copy = copyOfPages();
  let css = readFileSync(styles, 'utf8');
  for (const { family, local, source, weight, file, as } of fallbacks) {
    const own = fontSources.find(({ name }) => name === source)?.file ?? '';
    const font = await measure(own, weight, copy[source]);
    const ratio = font.width / (await measure(file, as, copy[source])).width;
    const adjusted = {
      'size-adjust': percent(ratio),
      'ascent-override': percent(font.ascent / ratio),
      'descent-override': percent(font.descent / ratio),
    };
    const rule = new RegExp(`(font-family: ${family};\\s+src: local\\("${local}"\\)[^}]*?)size-adjust[^}]*`);
    if (!rule.test(css)) throw new PlainError(`${styles} has no rule for ${family} from ${local}.`);
    const written = Object.entries(adjusted).map(([property, value]) => `${property}: ${value};`);
    css = css.replace(rule, (_, before: string) => `${before}${written.join('\n  ')}\n`);
    console.log(`${family} (${local}): ${written.join(' ')}`);
  }
  writeFileSync(styles, css);
}

await main().catch(exitWith);
