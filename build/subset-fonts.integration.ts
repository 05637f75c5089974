import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/** One family of the site: where its variable file lies and which part of its weight axis the styles use. */
interface FontSource {
  readonly name: string;
  readonly file: string;
  readonly weights: { readonly min: number; readonly max: number };
}

/** The families of the site. */
export const fontSources: readonly FontSource[] = [
  {
    name: 'heading',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 600, max: 800 },
  },
  {
    name: 'text',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    name: 'mono',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** What the styles ask of a font besides its letters; `rvrn` swaps the letters that change their form as they grow bold. */
const features = ['kern', 'tnum', 'rvrn'];

/** For browsers, and for the social images, whose fonts are read as they are. */
const formats = { woff2: 'woff2', ttf: 'sfnt' } as const;

const textFile = /\.(tsx?|astro|ya?ml|mdx?)$/;
const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

const beyondAscii = /[^\0-\x7f]/gu;

/** Every character the site's own sources can print: ASCII, and whatever else stands in content or components. */
function charactersIn(folder: string): string {
  const used = new Set(printableAscii);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!textFile.test(file)) continue;
    for (const [character] of readFileSync(join(folder, file), 'utf8').matchAll(beyondAscii)) used.add(character);
  }
  return [...used]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/**
 * Cuts the three variable fonts down to the characters, weights and features in use, before Astro reads them.
 * Output is kept in `folder` and made again only when the characters or the sources change.
 */
export function subsetFonts(options: { readonly from: string; readonly to: string }): AstroIntegration {
  return {
    name: 'subset-fonts',
    hooks: {
      'astro:config:setup': async ({ logger }) => {
        const text = charactersIn(options.from);
        const require = createRequire(import.meta.url);
        await mkdir(options.to, { recursive: true });
        for (const source of fontSources) {
          const original = await readFile(require.resolve(source.file));
          const key = createHash('sha256')
            .update(original)
            .update(text)
            .update(JSON.stringify([source, formats, features]))
            .digest('hex');
          const stamp = join(options.to, `${source.name}.key`);
          if ((await readFile(stamp, 'utf8').catch(() => '')) === key) continue;
          for (const [ending, targetFormat] of Object.entries(formats)) {
            const subset = await subsetFont(original, text, {
              targetFormat,
              variationAxes: { wght: source.weights },
              keepFeatures: features,
            });
            await writeFile(join(options.to, `${source.name}.${ending}`), subset);
            logger.info(`${source.name}.${ending}: ${original.length} → ${subset.length} bytes`);
          }
          await writeFile(stamp, key);
        }
      },
    },
  };
}
