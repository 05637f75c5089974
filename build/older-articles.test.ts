import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { olderArticles } from './older-articles.ts';

it('names the pages of all but the newest articles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  for (const date of ['2025-01-15', '2024-12-10', '2025-01-08']) {
    writeFileSync(
      join(folder, `on-${date}.mdx`),
      `---\nslug: x\ndate: ${date === '2025-01-15' ? `"${date}"` : date}\n---\n\ndate: 2030-01-01\n`,
    );
  }
  writeFileSync(join(folder, 'notes.txt'), 'date: 2001-01-01');
  expect([...olderArticles(folder, 2)]).toEqual(['blog/on-2024-12-10.html']);
  expect([...olderArticles(folder, 3)]).toEqual([]);
  rmSync(folder, { recursive: true });
});
