import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { loadContent, loadMistakes } from './load-content.ts';

/**
 * Writes what was filled in to its file, a new one where there is none. Where that is wrong, or another file would be because of
 * it, as a page for which a figure is too long, answers what, and leaves every file as it was.
 */
export async function saveEntry(server: ViteDevServer, id: string, filled: unknown): Promise<readonly string[]> {
  const { editEntry } = await loadContent(server);
  const { path, source, edited, wrong } = editEntry(id, filled);
  if (wrong.length > 0 || edited === source) return wrong;
  const before = await loadMistakes(server);
  // A page that is new comes with its folder, and goes with it.
  const made = mkdirSync(dirname(path), { recursive: true });
  const write = (text: string | undefined) => {
    if (text === undefined) rmSync(made ?? path, { recursive: true });
    else writeFileSync(path, text);
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(resolve(path));
  };
  write(edited);
  const wrongElsewhere = (await loadMistakes(server)).filter((what) => !before.includes(what));
  if (wrongElsewhere.length > 0) write(source);
  return wrongElsewhere;
}
