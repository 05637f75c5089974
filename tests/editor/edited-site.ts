import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { serveDev } from '../../harness/serve-dev.ts';

/** A copy of the site, served with the editor beside it. */
export interface EditedSite {
  readonly site: RepositoryCopy;
  readonly url: string;
  /** Every file of content, as it stands now. */
  readonly contents: () => Readonly<Record<string, string>>;
  readonly stop: () => void;
}

export async function editedSite(): Promise<EditedSite> {
  const site = copyRepository();
  const dev = await serveDev(site.root, '--config', 'editor/astro.config.ts');
  const folder = join(site.root, 'src');
  return {
    site,
    url: dev.url,
    contents() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const written = files.filter((file) => /\.(yaml|mdx)$/.test(file));
      return Object.fromEntries(written.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    },
    stop() {
      dev.stop();
      site.remove();
    },
  };
}

/** Presses Save, or the button that is called otherwise, and waits until it has been answered. */
export async function save(page: Page, button = 'Save'): Promise<void> {
  const answered = page.waitForResponse(/\/api\/keystatic\/update$/);
  await page.getByRole('button', { name: button }).click();
  await answered;
}
