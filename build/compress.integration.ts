import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { listFiles } from './built-files.ts';

/** Kinds of text; images and fonts are compressed already. */
const textFile = /\.(?:html|css|m?js|svg|json|xml|txt|md|webmanifest)$/;

/** Below this, headers weigh more than what compression saves. */
const smallestBytes = 256;

/** Writes a Brotli and a gzip form beside every built text. Belongs behind everything that changes files. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const count = await compressBuild(fileURLToPath(dir));
        logger.info(`${count} files have a compressed form`);
      },
    },
  };
}

/** Compresses the texts below a folder, as many at a time as Node has threads, and answers how many became smaller. */
export async function compressBuild(root: string): Promise<number> {
  const texts = (await listFiles(root)).filter((file) => textFile.test(file));
  const became = await Promise.all(texts.map((file) => compressFile(join(root, file))));
  return became.filter(Boolean).length;
}

/** Writes the forms of a file that are smaller than it, and answers whether there are any. */
async function compressFile(path: string): Promise<boolean> {
  const source = await readFile(path);
  if (source.length <= smallestBytes) return false;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, { params }),
    promisify(gzip)(source, { level: 9 }),
  ]);
  const smaller = [
    { path: `${path}.br`, form: br },
    { path: `${path}.gz`, form: gz },
  ].filter(({ form }) => form.length < source.length);
  await Promise.all(smaller.map(({ path: target, form }) => writeFile(target, form)));
  return smaller.length > 0;
}
