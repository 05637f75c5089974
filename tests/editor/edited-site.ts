import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import type { RepositoryCopy } from '../../harness/repository-copy.ts';
import { type ServedCopy, servedCopy } from '../../harness/served-copy.ts';

/** Has a copy of the site for the tests of a file, prepared, with the editor beside it. */
export function editedSite(prepare: (site: RepositoryCopy) => void = () => {}): ServedCopy {
  // One after the other: they share a server, and change what it serves.
  test.describe.configure({ mode: 'default' });
  return servedCopy(prepare, '--config', 'editor/astro.config.ts');
}

/** Every file of content, as it stands now. */
export function contentsOf({ root }: RepositoryCopy): Readonly<Record<string, string>> {
  const folder = join(root, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const written = files.filter((file) => /\.(yaml|mdx)$/.test(file));
  return Object.fromEntries(written.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Presses Save, or the button that is called otherwise, and waits until it has been answered. */
export async function save(page: Page, button = 'Save'): Promise<void> {
  const answered = page.waitForResponse(/\/api\/keystatic\/update$/);
  await page.getByRole('button', { name: button }).click();
  await answered;
}
