import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CompressJob } from './compress.integration.ts';

/** Below this, headers weigh more than what compression saves. */
const smallestBytes = 256;

/** Brotli's own scale. The last tenth of the bytes takes fifty times as long as the rest. */
const thorough = 11;
const quick = 6;

/** Above this, the last tenth takes a second a file: only lists that grow with the blog are so long. */
const longestThoroughBytes = 262_144;

/** Compresses files one after the other on a core of its own, and answers how many became smaller. */
const jobs: readonly CompressJob[] = workerData;
parentPort?.postMessage(jobs.filter(compressFile).length);

function compressFile({ path, isQuick }: CompressJob): boolean {
  const source = readFileSync(path);
  if (source.length <= smallestBytes) return false;
  const isThorough = !isQuick && source.length <= longestThoroughBytes;
  const forms = { '.br': brotli(source, isThorough), '.gz': gzipSync(source, { level: 9 }) };
  const smaller = Object.entries(forms).filter(([, form]) => form.length < source.length);
  for (const [extension, form] of smaller) writeFileSync(path + extension, form);
  return smaller.length > 0;
}

/** The shortest of four forms, where there is time: which coding of distances suits a text cannot be told beforehand. */
function brotli(source: Buffer, isThorough: boolean): Buffer {
  const forms = (isThorough ? [0, 1, 2, 3] : [0]).map((postfix) =>
    brotliCompressSync(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isThorough ? thorough : quick,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: postfix && 2 ** postfix,
      },
    }),
  );
  return forms.reduce((shortest, form) => (form.length < shortest.length ? form : shortest));
}
