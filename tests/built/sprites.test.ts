import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFiles, dist } from './dist.ts';

const pages = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => readFileSync(join(dist, file), 'utf8'))
  .join('\n');

describe('the drawings of a page', () => {
  it.each(builtFiles.filter((file) => file.startsWith('art/') && file.endsWith('.svg')))(
    '%s holds only what some page shows from it',
    (file) => {
      const ids = Array.from(readFileSync(join(dist, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
      expect(ids.filter((id) => !pages.includes(`href="/${file}#${id}"`))).toEqual([]);
    },
  );
});
