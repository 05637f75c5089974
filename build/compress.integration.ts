import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { listFiles } from './built-files.ts';

/** Kinds of text; images and fonts are compressed already. */
const textFile = /\.(?:html|css|m?js|svg|json|xml|txt|md|webmanifest)$/;

export interface PrecompressOptions {
  /** Files that are not worth the last tenth. */
  readonly quick?: (file: string) => boolean;
}

/** A file for compress.worker.ts. */
export interface CompressJob {
  readonly path: string;
  readonly isQuick: boolean;
}

/** Writes a Brotli and a gzip form beside every built text. Belongs behind everything that changes files. */
export function precompress({ quick }: PrecompressOptions = {}): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const count = await compressBuild(fileURLToPath(dir), quick);
        logger.info(`${count} files have a compressed form`);
      },
    },
  };
}

/** Compresses the texts below a folder on every core, and answers how many became smaller. */
export async function compressBuild(root: string, quick: (file: string) => boolean = () => false): Promise<number> {
  const texts = (await listFiles(root)).filter((file) => textFile.test(file));
  const jobs = texts
    .map((file) => ({ path: join(root, file), isQuick: quick(file) }))
    .sort((a, b) => Number(a.isQuick) - Number(b.isQuick));
  const cores = Math.min(availableParallelism(), jobs.length);
  const shares = Array.from({ length: cores }, (_, core) => jobs.filter((_job, index) => index % cores === core));
  const counts = await Promise.all(shares.map(compressShare));
  return counts.reduce((sum, count) => sum + count, 0);
}

function compressShare(jobs: readonly CompressJob[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), { workerData: jobs });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
