import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Where what was made once is found again. */
const folder = '.site/pictures';

/** What `make` comes to, made once for all builds: `from` is everything that it is made from. */
export async function keep(from: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const part of from) hash.update('\0').update(part);
  const file = join(folder, hash.digest('hex'));
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Put in place in one step, since others may look for it, or make it too.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}
